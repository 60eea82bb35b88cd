import { useMemo } from 'react'
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
import styles from './studio.module.css'

const ignore = () => undefined
/** The preview stores no badges; the game is told that it succeeded. */
const keepNothing = () => Promise.resolve(true)

/** An unlisted version, played as players would; what it saves is gone with the page. */
export function Preview({ previewKey }: { readonly previewKey: string }) {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const number = useNumber()
  const { data, error } = useRead(studioCalls.openPreview, { previewKey }, { onOpen: true })
  const storage = useMemo(() => memoryStorage(), [])
  if (error && !data)
    return (
      <main id="content" className={styles.page}>
        <EmptyState
          title={refusal(error.refusal)}
          action={<ButtonLink href="/studio">{text('title')}</ButtonLink>}
        />
      </main>
    )
  if (!data) return <Loading />
  const { title, address } = data
  return (
    <main id="content" className={styles.preview} data-stage>
      <TopBar title={text('preview', { title, number: number(data.number) })} note={text('preview.note')} />
      <HostedStage
        game={{ slug: previewKey, title, address, isServedHere: true }}
        openStorage={() => storage}
        onBest={ignore}
        keepBadge={keepNothing}
      />
    </main>
  )
}
