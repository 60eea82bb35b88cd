import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import type { BoxCount } from '../model.ts'
import { CheckSheet } from './CheckSheet.tsx'
import { OddsSheet } from './OddsSheet.tsx'
import { OpeningStage } from './OpeningStage.tsx'
import { cardsTexts } from './texts.ts'
import { useOpening, type BoxWish } from './use-opening.ts'
import styles from './boxes.module.css'

const MOST_AT_ONCE = 10
type Extra = 'odds' | 'check'

/** The unopened blind boxes, and the public facts about them (spec 2.33). */
export function BoxesPart() {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.readCollection, {}, { onFocus: true })
  const opening = useOpening()
  const [extra, setExtra] = useState<Extra>()
  const [checked, setChecked] = useState<string>()
  const check = (openingId?: string) => {
    setChecked(openingId)
    setExtra('check')
  }
  if (!data) return error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />
  const boxes = data.boxes.filter(({ count }) => count > 0)
  const { opened } = opening
  const next = opened?.boxes.find(({ count }) => count > 0)
  return (
    <>
      {boxes.length === 0 ? (
        <EmptyState
          title={text('boxes.none')}
          note={text('boxes.noneNote')}
          action={
            <ButtonLink look="act" href="/coconut">
              {text('boxes.toPalm')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.boxes}>
          {boxes.toReversed().map((box) => (
            <BoxTile key={box.kind} box={box} wish={opening.wish} onOpen={opening.open} />
          ))}
        </ul>
      )}
      <section className={styles.fair} aria-labelledby="fair">
        <h2 id="fair">{text('fair.title')}</h2>
        <p>{text('fair.text')}</p>
        <details className={styles.print}>
          <summary>{text('fair.print')}</summary>
          <bdi dir="ltr">{data.nextSeedHash}</bdi>
        </details>
        <div className={styles.buttons}>
          <Button onClick={() => setExtra('odds')}>{text('odds.title')}</Button>
          <Button onClick={() => check()}>{text('check.title')}</Button>
        </div>
      </section>
      <OddsSheet isOpen={extra === 'odds'} onClose={() => setExtra(undefined)} />
      <CheckSheet isOpen={extra === 'check'} openingId={checked} onClose={() => setExtra(undefined)} />
      {opened && (
        <OpeningStage
          key={opened.opening.openingId}
          opened={opened}
          onClose={opening.close}
          onCheck={() => {
            opening.close()
            check(opened.opening.openingId)
          }}
          onAnother={next && (() => opening.open({ box: next.kind, count: 1 }))}
        />
      )}
    </>
  )
}

interface BoxTileProps {
  readonly box: BoxCount
  readonly wish: BoxWish | undefined
  readonly onOpen: (wish: BoxWish) => void
}

function BoxTile({ box: { kind, count }, wish, onOpen }: BoxTileProps) {
  const text = useMessages(cardsTexts)
  const most = Math.min(count, MOST_AT_ONCE)
  const isWaiting = (wanted: number) => wish?.box === kind && wish.count === wanted
  return (
    <li className={styles.box} data-box={kind}>
      <span className={styles.art}>
        <Coconut isBlue={kind === 'rare'} isRipe />
      </span>
      <h2>{text(`box.${kind}`)}</h2>
      <p>{text('boxes.waiting', { count })}</p>
      <div className={styles.buttons}>
        <Button look="act" isPending={isWaiting(1)} onClick={() => onOpen({ box: kind, count: 1 })}>
          {text('boxes.openOne')}
        </Button>
        {most > 1 && (
          <Button isPending={isWaiting(most)} onClick={() => onOpen({ box: kind, count: most })}>
            {text('boxes.openMany', { count: most })}
          </Button>
        )}
      </div>
    </li>
  )
}
