import { useId } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { Tag } from '#kit/ui/Tag.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cloudCalls } from '../calls.ts'
import type { LineLoad } from '../model.ts'
import type { LineOffer } from './cloud-state.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-lines.module.css'

const AGAIN_EVERY = seconds(10)
const TAG_OF = { free: 'open', busy: 'busy', full: 'full' } as const satisfies Record<LineLoad, string>

/** The lines of a game; their loads change all the time. */
export const useLines = (gameKey: string) =>
  useRead(cloudCalls.listLines, { gameKey }, { every: AGAIN_EVERY })

interface LineListProps {
  readonly lines: readonly LineOffer[]
  readonly pingOf: (line: LineOffer) => number | undefined
  readonly chosen: string | undefined
  readonly onChoose: (line: LineOffer) => void
}

/** The lines of a game, one selected (spec 2.25, 3.12). Native radio buttons provide keyboard and screen reader support. */
export function LineList({ lines, pingOf, chosen, onChoose }: LineListProps) {
  const text = useMessages(cloudTexts)
  const name = useId()
  return (
    <div className={styles.lines} role="radiogroup" aria-label={text('lines.title')}>
      {lines.map((line) => (
        <label key={line.lineKey} className={styles.line}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={line.lineKey === chosen}
            onChange={() => onChoose(line)}
          />
          <span className={styles.words}>
            <bdi className={styles.name}>{line.name}</bdi>
            <span className={styles.facts}>
              <LineFacts line={line} ping={pingOf(line)} />
            </span>
          </span>
          <Tag kind={TAG_OF[line.load]}>{text(`load.${line.load}`)}</Tag>
        </label>
      ))}
    </div>
  )
}

function LineFacts({ line, ping }: { readonly line: LineOffer; readonly ping: number | undefined }) {
  const text = useMessages(cloudTexts)
  const number = useNumber()
  const { say } = useSpeech()
  const { queued, waitMinutes, load, hasSeat } = line
  return (
    <>
      {queued > 0 && <span>{text('line.queued', { count: queued })}</span>}
      {queued === 0 && load !== 'full' && <span>{text(hasSeat ? 'line.noWait' : 'line.taken')}</span>}
      {waitMinutes !== null && waitMinutes > 0 && <span>{sayDuration(minutes(waitMinutes), say)}</span>}
      {ping !== undefined && <span>{text('line.ping', { ms: number(ping) })}</span>}
    </>
  )
}
