import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { between, type Instant } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { CheckCircleIcon } from '#kit/ui/icons/shell.tsx'
import type { Reward } from '../calls.ts'
import type { Nut } from './drift-view.ts'
import { cardsTexts } from '#modules/cards/web/index.ts'
import { idleTexts } from './texts.ts'
import styles from './drift.module.css'

interface NutTileProps {
  readonly nut: Nut
  readonly now: Instant
  readonly isTaking: boolean
  readonly onTake: (reward: Reward) => void
  readonly onRescue: (reward: Reward) => void
}

/** One coconut of the stretch: its state, and the action available. */
export function NutTile({ nut, now, isTaking, onTake, onRescue }: NutTileProps) {
  const text = useMessages(idleTexts)
  const cardText = useMessages(cardsTexts)
  const { say } = useSpeech()
  const box = nut.kind === 'reward' ? nut.reward.box : nut.box
  const state = nut.kind === 'reward' ? nut.reward.state : 'ripening'
  const until = (at: Instant) => sayDuration(between(now, at), say)
  const canRescue = nut.kind === 'reward' && (nut.reward.canRescue || nut.reward.state === 'locked')
  return (
    <li className={styles.nut} data-state={state} data-box={box}>
      <span className={styles.art}>
        <Coconut
          isBlue={box === 'rare'}
          isRipe={state === 'ripe'}
          state={state === 'taken' ? 'open' : 'closed'}
        />
      </span>
      <strong>{cardText(`box.${box}`)}</strong>
      {nut.kind === 'coming' && <p data-counter>{text('in', { time: until(nut.ripeAt) })}</p>}
      {nut.kind === 'reward' && state === 'taken' && (
        <p className={styles.done}>
          <CheckCircleIcon /> {text('taken')}
        </p>
      )}
      {nut.kind === 'reward' && state === 'ripe' && (
        <>
          <p data-counter>{text('left', { time: until(nut.reward.endsAt) })}</p>
          <Button size="small" isPending={isTaking} onClick={() => onTake(nut.reward)}>
            {text('take')}
          </Button>
        </>
      )}
      {nut.kind === 'reward' && canRescue && (
        <>
          <p>{text(state === 'locked' ? 'waiting' : state === 'stolen' ? 'stolen' : 'lost')}</p>
          <Button size="small" onClick={() => onRescue(nut.reward)}>
            {text('rescue')}
          </Button>
        </>
      )}
    </li>
  )
}
