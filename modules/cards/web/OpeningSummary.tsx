import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Tag } from '#kit/ui/Tag.tsx'
import { compareLevels, type CardLevel } from '../model.ts'
import { CardPicture } from './CardPicture.tsx'
import { DoneSet } from './DoneSet.tsx'
import { cardsTexts } from './texts.ts'
import type { OpenedBoxes } from './use-opening.ts'
import styles from './opening-stage.module.css'

interface OpeningSummaryProps {
  readonly opened: OpenedBoxes['opened']
  /** The set that these cards completed. */
  readonly doneSet: CardLevel | undefined
  readonly onClose: () => void
  readonly onCheck: () => void
  readonly onAnother: (() => void) | undefined
}

/** Everything from several coconuts, rarest first. */
export function OpeningSummary({ opened, doneSet, onClose, onCheck, onAnother }: OpeningSummaryProps) {
  const text = useMessages(cardsTexts)
  const sorted = opened.toSorted((one, other) => compareLevels(other.card.level, one.card.level))
  return (
    <div className={styles.summary}>
      <h2>{text('open.got', { count: opened.length })}</h2>
      {doneSet && <DoneSet level={doneSet} />}
      <ul tabIndex={0}>
        {sorted.map(({ card, isNew }) => (
          <li key={card.cardId}>
            <CardPicture kind={card.kind} />
            {isNew && (
              <Tag kind="new" className={styles.new}>
                {text('open.newTag')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onCheck}>{text('open.check')}</Button>
        {onAnother && <Button onClick={onAnother}>{text('open.more')}</Button>}
        <Button look="act" data-first-focus onClick={onClose}>
          {text('open.keep')}
        </Button>
      </div>
    </div>
  )
}
