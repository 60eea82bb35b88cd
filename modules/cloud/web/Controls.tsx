import { useMessages } from '#kit/i18n/use-messages.ts'
import { Tag } from '#kit/ui/Tag.tsx'
import type { CloudGameCard } from './cloud-state.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-sheet.module.css'

const WAYS = ['keyboard', 'mouse', 'touch', 'gamepad'] as const

/** Input devices of a game; nothing where its profile does not tell. */
export function Controls({ game: { controls } }: { readonly game: CloudGameCard }) {
  const text = useMessages(cloudTexts)
  if (!controls || controls.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{text('controls.title')}</h3>
      <ul className={styles.controls}>
        {WAYS.filter((way) => controls.includes(way)).map((way) => (
          <li key={way}>
            <Tag kind="plain">{text(`controls.${way}`)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
