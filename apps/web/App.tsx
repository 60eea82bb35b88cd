import { StrictMode, useEffect } from 'react'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import { SpeechContext } from '#kit/i18n/use-messages.ts'
import { ReadCacheContext, type ReadCache } from '#kit/web/read-cache.ts'
import { NavigationContext, useView, type Navigation } from '#kit/web/navigation.ts'
import { Shell } from './Shell.tsx'

interface AppProps {
  readonly language: Language
  readonly say: Translate
  readonly navigation: Navigation
  readonly reads: ReadCache
  /** Called once React has hydrated the page. */
  readonly onAlive?: () => void
}

/** The whole portal inside the page's body. */
export function App({ language, say, navigation, reads, onAlive }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <StrictMode>
      <SpeechContext value={{ language, say }}>
        <ReadCacheContext value={reads}>
          <NavigationContext value={navigation}>
            <CurrentPage />
          </NavigationContext>
        </ReadCacheContext>
      </SpeechContext>
    </StrictMode>
  )
}

function CurrentPage() {
  const { route, params, Screen, path } = useView()
  return (
    <Shell layout={route.layout} name={route.name}>
      <Screen key={path} params={params} />
    </Shell>
  )
}
