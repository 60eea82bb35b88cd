import { useEffect, useReducer } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { forgive } from '#kit/result/forgive.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Modal } from '#kit/ui/Modal.tsx'
import { wantsLessMotion } from '#kit/ui/motion.ts'
import type { CardLevel } from '../model.ts'
import { CardBack } from './art/CardBack.tsx'
import { CardPicture } from './CardPicture.tsx'
import { useCardName } from './card-name.ts'
import { CrackingCoconut } from './CrackingCoconut.tsx'
import { advance, openStage, STEP_TIME } from './opening-steps.ts'
import { OpeningSummary } from './OpeningSummary.tsx'
import { useLevelCard } from './level-words.ts'
import { cardsTexts, uiTexts } from './texts.ts'
import type { OpenedBoxes } from './use-opening.ts'
import { Worth } from './Worth.tsx'
import styles from './opening-stage.module.css'

interface OpeningStageProps {
  readonly opened: OpenedBoxes
  readonly onClose: () => void
  readonly onCheck: () => void
  /** Opens another box; nothing when none is left. */
  readonly onAnother: (() => void) | undefined
}

const CHORDS = { normal: 'tierNormal', rare: 'tierRare', s: 'tierS', ss: 'tierSS', sss: 'tierSSS' } as const
const CELEBRATED: readonly CardLevel[] = ['ss', 'sss']

/** The moment of opening: the whole screen belongs to one coconut after the other (spec 2.33). */
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
  const uiText = useMessages(uiTexts)
  const number = useNumber()
  const [stage, send] = useReducer(advance, opened.opened.length, openStage)
  const { card, box, isNew } = opened.opened[stage.place]!
  const { step } = stage
  useEffect(() => {
    const time = STEP_TIME[step]
    if (time === undefined) return
    const timer = setTimeout(() => send({ kind: 'next' }), time)
    return () => clearTimeout(timer)
  }, [step])
  useReveal(step === 'named' && !stage.isSummary ? card.level : undefined, stage.place)

  const hit = () => {
    if (step === 'shell') {
      playSound('crack', stage.hits * 3)
      portalSound()?.vibrate()
    }
    send({ kind: 'hit', isCalm: wantsLessMotion() })
  }
  if (stage.isSummary)
    return <OpeningSummary opened={opened.opened} onClose={onClose} onCheck={onCheck} onAnother={onAnother} />
  return (
    <div className={styles.show} data-step={step} data-level={card.level}>
      <div className={styles.rays} aria-hidden="true" />
      <header className={styles.head}>
        <span className={styles.place}>
          {stage.count > 1 &&
            text('open.place', { place: number(stage.place + 1), count: number(stage.count) })}
        </span>
        <Button
          className={styles.skip}
          onClick={() => (step === 'named' ? onClose() : send({ kind: 'skip' }))}
        >
          {uiText(step === 'named' ? 'close' : 'skip')}
        </Button>
      </header>
      <p className={styles.word} role="status">
        {step === 'named' && <LevelWord level={card.level} kind={card.kind} />}
      </p>
      {/* A press anywhere speeds the show up; the coconut itself is the button for keyboards. */}
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
        <CrackingCoconut isBlue={box === 'rare'} step={step} hits={stage.hits} onHit={hit} />
      </div>
      <footer className={styles.foot}>
        {step === 'shell' && <p>{text('open.hint')}</p>}
        {step === 'named' && (
          <>
            <p>
              {text(isNew ? 'open.new' : 'open.again')} <Worth level={card.level} />
            </p>
            <GoOn
              {...{ onClose, onCheck, onAnother }}
              isLast={stage.place === stage.count - 1}
              isAlone={stage.count === 1}
              onNext={() => send({ kind: 'next' })}
            />
          </>
        )}
      </footer>
    </div>
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

/** The chord of a level, and confetti for the highest two, once for each card. */
function useReveal(level: CardLevel | undefined, place: number) {
  useEffect(() => {
    if (!level) return
    playSound(CHORDS[level])
    // Without the chunk there is a card and no confetti.
    if (CELEBRATED.includes(level))
      import('#kit/ui/confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(forgive('no confetti'))
  }, [level, place])
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
