import { useEffect, useReducer } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Modal } from '#kit/ui/Modal.tsx'
import { playMoment, type MomentName } from '#kit/ui/moments.ts'
import { wantsLessMotion } from '#kit/ui/motion.ts'
import type { CardLevel } from '../model.ts'
import { CardBack } from './art/CardBack.tsx'
import { CardPicture } from './CardPicture.tsx'
import { useCardName } from './card-name.ts'
import { CrackingCoconut } from './CrackingCoconut.tsx'
import { advance, beginOpening, stepTime, type Opening } from './opening-steps.ts'
import { OpeningSummary } from './OpeningSummary.tsx'
import { DoneSet } from './DoneSet.tsx'
import { useLevelCard } from './level-words.ts'
import { cardsTexts, uiTexts } from './texts.ts'
import { useDoneSet } from './use-done-set.ts'
import type { OpenedBoxes } from './use-opening.ts'
import { Worth } from './Worth.tsx'
import styles from './opening-stage.module.css'

interface OpeningStageProps {
  readonly opened: OpenedBoxes
  readonly onClose: () => void
  readonly onCheck: () => void
  /** Opens another box; undefined when none is left. */
  readonly onAnother: (() => void) | undefined
}

const REVEALS = { normal: 'tierNormal', rare: 'tierRare', s: 'tierS', ss: 'tierSS', sss: 'tierSSS' } as const
const BUILD_UPS: Readonly<Partial<Record<CardLevel, MomentName>>> = {
  s: 'buildS',
  ss: 'buildSS',
  sss: 'buildSSS',
}

/** The opening scene: full screen, one coconut after the other (spec 2.33). */
export function OpeningStage(props: OpeningStageProps) {
  const text = useMessages(cardsTexts)
  return (
    <Modal isOpen onClose={props.onClose} className={styles.stage} aria-label={text('title')}>
      <Show {...props} />
    </Modal>
  )
}

function Show({ opened, onClose, onCheck, onAnother }: OpeningStageProps) {
  const text = useMessages(cardsTexts)
  const [opening, send] = useReducer(advance, opened.opened.length, beginOpening)
  const { card, box, isNew } = opened.opened[opening.place]!
  const { step } = opening
  useEffect(() => {
    const time = stepTime(step, card.level)
    if (time === undefined) return
    const timer = setTimeout(() => send({ kind: 'next' }), time)
    return () => clearTimeout(timer)
  }, [step, card.level])
  const isNamed = step === 'named' && !opening.isSummary
  const doneSet = useDoneSet(opened)
  useMoment(
    step === 'light' ? BUILD_UPS[card.level] : isNamed ? REVEALS[card.level] : undefined,
    opening.place,
  )
  useMoment(doneSet && (opening.isSummary || (isNamed && opening.count === 1)) ? 'setDone' : undefined, 0)

  const hit = () => {
    if (step === 'shell') {
      playSound('crack', opening.hits * 3)
      portalSound()?.vibrate()
    }
    send({ kind: 'hit', isCalm: wantsLessMotion() })
  }
  if (opening.isSummary)
    return (
      <OpeningSummary
        opened={opened.opened}
        doneSet={doneSet}
        onClose={onClose}
        onCheck={onCheck}
        onAnother={onAnother}
      />
    )
  return (
    <div className={styles.show} data-step={step} data-level={card.level}>
      <div className={styles.rays} aria-hidden="true" />
      <Head opening={opening} onLeave={() => (step === 'named' ? onClose() : send({ kind: 'skip' }))} />
      <p className={styles.word} role="status">
        {step === 'named' && <LevelWord level={card.level} kind={card.kind} />}
      </p>
      {/* A press anywhere speeds up the scene; for keyboards the coconut itself is the button. */}
      <div
        className={styles.middle}
        onPointerDown={() => step !== 'shell' && send({ kind: 'hit', isCalm: false })}
      >
        <div className={styles.flipper} data-shown={step !== 'shell' && step !== 'light' ? true : undefined}>
          <div className={styles.back}>
            <CardBack />
          </div>
          <div className={styles.front}>
            <CardPicture kind={card.kind} isFirst isTilting />
          </div>
        </div>
        <CrackingCoconut isBlue={box === 'rare'} step={step} hits={opening.hits} onHit={hit} />
      </div>
      <footer className={styles.foot}>
        {step === 'shell' && <p>{text('open.hint')}</p>}
        {step === 'named' && (
          <>
            {doneSet && opening.count === 1 && <DoneSet level={doneSet} />}
            <p>
              {text(isNew ? 'open.new' : 'open.again')} <Worth level={card.level} />
            </p>
            <GoOn
              {...{ onClose, onCheck, onAnother }}
              isLast={opening.place === opening.count - 1}
              isAlone={opening.count === 1}
              onNext={() => send({ kind: 'next' })}
            />
          </>
        )}
      </footer>
    </div>
  )
}

interface HeadProps {
  readonly opening: Opening
  /** Skips the scene, or closes it once the card is shown. */
  readonly onLeave: () => void
}

function Head({ opening: { step, place, count }, onLeave }: HeadProps) {
  const text = useMessages(cardsTexts)
  const uiText = useMessages(uiTexts)
  const number = useNumber()
  return (
    <header className={styles.head}>
      <span className={styles.place}>
        {count > 1 && text('open.place', { place: number(place + 1), count: number(count) })}
      </span>
      <Button className={styles.skip} onClick={onLeave}>
        {uiText(step === 'named' ? 'close' : 'skip')}
      </Button>
    </header>
  )
}

interface GoOnProps extends Omit<OpeningStageProps, 'opened'> {
  readonly isLast: boolean
  /** One box was opened. */
  readonly isAlone: boolean
  readonly onNext: () => void
}

/** The buttons under a card: to the next one, or to what comes after the last. */
function GoOn({ isLast, isAlone, onNext, onClose, onCheck, onAnother }: GoOnProps) {
  const text = useMessages(cardsTexts)
  return (
    <div className={styles.buttons}>
      {isLast && <Button onClick={onCheck}>{text('open.check')}</Button>}
      {!isLast && (
        <Button look="act" data-first-focus onClick={onNext}>
          {text('open.next')}
        </Button>
      )}
      {isLast && !isAlone && (
        <Button look="act" data-first-focus onClick={onNext}>
          {text('open.all')}
        </Button>
      )}
      {isLast && isAlone && (
        <Button look="act" data-first-focus onClick={onAnother ?? onClose}>
          {text(onAnother ? 'open.next' : 'open.keep')}
        </Button>
      )}
    </div>
  )
}

/** Plays a moment once per card; going on cuts the rest. */
function useMoment(name: MomentName | undefined, place: number) {
  useEffect(() => (name ? playMoment(name) : undefined), [name, place])
}

function LevelWord({ level, kind }: { readonly level: CardLevel; readonly kind: number }) {
  const levelCard = useLevelCard()
  const nameOf = useCardName()
  return (
    <>
      {levelCard(level)}
      <span data-unseen>{nameOf(kind)}</span>
    </>
  )
}
