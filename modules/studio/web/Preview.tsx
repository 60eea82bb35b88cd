import { useMemo } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { HostedStage } from '#modules/hosted/web/index.ts'
import { studioCalls } from '../calls.ts'
import { studioTexts } from './texts.ts'
import { TriedBadges } from './TriedBadges.tsx'
import { useTriedBadges } from './use-tried-badges.ts'
import styles from './studio.module.css'

const ignore = () => undefined

/** An unlisted version, played as players would; what it saves is gone with the page. */
export function Preview({ previewKey }: { readonly previewKey: string }) {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  // Another address would load the game anew in the middle of a run.
  const { data, error } = useRead(studioCalls.openPreview, { previewKey }, { onOpen: true, onFocus: false })
  if (error && !data)
    return (
      <main id="content" className={styles.page}>
        <EmptyState
          title={refusal(error.refusal)}
          action={<ButtonLink href="/studio">{text('title')}</ButtonLink>}
        />
      </main>
    )
  return data ? <Tried previewKey={previewKey} version={data} /> : <Loading />
}

interface TriedProps {
  readonly previewKey: string
  readonly version: ResultOf<typeof studioCalls.openPreview>
}

function Tried({ previewKey, version: { title, address, number, badges } }: TriedProps) {
  const text = useMessages(studioTexts)
  const inNumbers = useNumber()
  // The same function for as long as the page is open: another one would end the channel of the game.
  const openStorage = useMemo(() => {
    const storage = memoryStorage()
    return () => storage
  }, [])
  const { given, keepBadge } = useTriedBadges(title, badges)
  return (
    <main id="content">
      <div className={styles.preview} data-stage>
        <TopBar title={text('preview', { title, number: inNumbers(number) })} note={text('preview.note')} />
        <HostedStage
          game={{ slug: previewKey, title, address, isServedHere: true }}
          openStorage={openStorage}
          onBest={ignore}
          keepBadge={keepBadge}
        />
      </div>
      <TriedBadges badges={badges} given={given} />
    </main>
  )
}
