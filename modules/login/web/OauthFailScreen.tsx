import { useEffect, useRef } from 'react'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { ErrorScene } from '#kit/ui/ErrorScene.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { inLanguage } from '../rules/redirect.ts'
import { failReasonOf, sayFailure } from './say-failure.ts'
import { readDeparture } from './start-link.ts'
import { loginTexts } from './texts.ts'

/** A failed sign-in: sends the player home and shows the reason there (spec 2.8). Without scripts there is a link. */
export default function OauthFailScreen() {
  const text = useMessages(loginTexts)
  const { say } = useSpeech()
  const navigation = useNavigation()
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    // A failure before the provider has no return path: only this tab knows where it started.
    const wanted = readDeparture()?.language
    const spoken = inLanguage(location.href, { spoken: document.documentElement.lang, wanted })
    if (spoken) return location.replace(spoken)
    const reason = failReasonOf(new URLSearchParams(location.search).get('reason'))
    navigation.go('/', { replace: true }).catch(ignoreLeft)
    void sayFailure(reason, say)
  }, [navigation, say])
  return (
    <main id="content">
      <ErrorScene
        title={text('fail.title')}
        note={text('fail.other')}
        actions={
          <ButtonLink look="act" href="/">
            {text('home')}
          </ButtonLink>
        }
      />
    </main>
  )
}
