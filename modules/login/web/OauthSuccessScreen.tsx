import { useEffect, useRef, useState } from 'react'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { ErrorScene } from '#kit/ui/ErrorScene.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { inLanguage, languageOfReturn } from '../rules/redirect.ts'
import { finishSignIn, type SignInResult } from './finish-sign-in.ts'
import { MergeOffer } from './MergeOffer.tsx'
import { askBound, sayFailure } from './say-failure.ts'
import { loginTexts } from './texts.ts'
import styles from './landing.module.css'

/** The return page of providers: completes the sign-in and navigates on (spec 2.7). */
export default function OauthSuccessScreen() {
  const text = useMessages(loginTexts)
  const refusal = useRefusalText()
  const { landing, retry } = useLanding()
  const goOn = useGoingOn(landing)
  if (landing?.status === 'unreachable')
    return (
      <main id="content">
        <ErrorScene
          title={refusal('Unreachable')}
          note={text('success.wait')}
          actions={
            <>
              <Button look="act" onClick={retry}>
                {text('fail.again')}
              </Button>
              <ButtonLink href="/">{text('home')}</ButtonLink>
            </>
          }
        />
      </main>
    )
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{text('success.title')}</h1>
      <Loading label={text('success.wait')} />
      {landing?.status === 'offer' && <MergeOffer offer={landing.offer} onDone={() => goOn(landing.to)} />}
    </main>
  )
}

function useLanding() {
  const [landing, setLanding] = useState<SignInResult>()
  const [attempt, setAttempt] = useState(0)
  const landed = useRef(-1)
  useEffect(() => {
    // A code works once, so each attempt runs once, however often the screen is mounted.
    if (landed.current === attempt) return
    landed.current = attempt
    const { href } = location
    const wanted = languageOfReturn(href)
    const spoken = inLanguage(href, { spoken: document.documentElement.lang, wanted })
    if (spoken) return location.replace(spoken)
    finishSignIn(location.search).then(setLanding, () => setLanding({ status: 'failed', reason: 'other' }))
  }, [attempt])
  const retry = () => {
    setLanding(undefined)
    setAttempt(attempt + 1)
  }
  return { landing, retry }
}

/** Navigates to the landing's target, where messages are shown. */
function useGoingOn(landing: SignInResult | undefined) {
  const navigation = useNavigation()
  const { say } = useSpeech()
  // Replaces the history entry: going back must not return to the code.
  const goOn = (to: string) => navigation.go(to, { replace: true }).catch(ignoreLeft)
  const left = useRef(false)
  useEffect(() => {
    if (!landing || left.current) return
    if (landing.status === 'offer' || landing.status === 'unreachable') return
    left.current = true
    switch (landing.status) {
      case 'signedIn':
        void goOn(landing.to)
        return toast(say(landing.isLinked ? 'login.said.linked' : 'login.said.signedIn'), { kind: 'success' })
      case 'bound':
        void goOn(landing.to)
        return void askBound(landing.bound, landing.to, say)
      default:
        void goOn('/')
        return void sayFailure(landing.reason, say)
    }
  })
  return (to: string) => void goOn(to)
}
