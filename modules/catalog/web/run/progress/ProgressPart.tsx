import type { Play } from '#kit/game/play.ts'
import type { ProgressShown, ShownGood, ShownMedal, ShownMission } from '#kit/game/progress/shown.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { runTexts } from '../texts.ts'
import { FiguresPart } from './FiguresPart.tsx'
import styles from './progress.module.css'

interface ProgressProps {
  readonly play: Play
  readonly progress: ProgressShown
}

/** Whether there is anything to earn and buy; a game may keep statistics alone. */
export const hasPurse = ({ coins, missions, goods, medals }: ProgressShown): boolean =>
  coins + missions.length + goods.length + medals.length > 0

/** What a player owns in a game: coins, missions, shop and medals, and their statistics. */
export function ProgressPart({ play, progress }: ProgressProps) {
  const say = useMessages(runTexts)
  const number = useNumber()
  const { coins, rank, missions, goods, medals, figures } = progress
  return (
    <div className={styles.progress}>
      {hasPurse(progress) && (
        <p className={styles.purse}>
          <Coin />
          <span>
            {say('coins')}: <b>{number(coins)}</b>
          </span>
          {rank !== undefined && <span>{say('rank', { rank: number(rank) })}</span>}
        </p>
      )}
      {missions.length > 0 && (
        <section>
          <h3>{say('missions')}</h3>
          <ul className={styles.missions}>
            {missions.map((mission) => (
              <MissionRow key={mission.text} mission={mission} />
            ))}
          </ul>
        </section>
      )}
      {goods.length > 0 && (
        <section>
          <h3>{say('shop')}</h3>
          <p className={styles.note}>{say('helped')}</p>
          <ul className={styles.goods}>
            {goods.map((good) => (
              <GoodCard key={good.id} good={good} coins={coins} onWish={() => play.wish({ good: good.id })} />
            ))}
          </ul>
        </section>
      )}
      {medals.length > 0 && (
        <section>
          <h3>{say('medals')}</h3>
          <ul className={styles.medals}>
            {medals.map((medal) => (
              <MedalRow key={medal.name} medal={medal} />
            ))}
          </ul>
        </section>
      )}
      {figures && <FiguresPart figures={figures} />}
    </div>
  )
}

const Coin = () => <span className={styles.coin} aria-hidden="true" />

function MissionRow({ mission }: { readonly mission: ShownMission }) {
  const number = useNumber()
  const { text, count, target, reward } = mission
  const words = `${number(count)}/${number(target)}`
  return (
    <li>
      <span>{text}</span>
      <span className={styles.pay}>
        {number(reward)}
        <Coin />
      </span>
      <ProgressBar label={text} share={count / target} words={words} />
      <small aria-hidden="true">{words}</small>
    </li>
  )
}

interface GoodProps {
  readonly good: ShownGood
  readonly coins: number
  readonly onWish: () => void
}

function GoodCard({ good, coins, onWish }: GoodProps) {
  const say = useMessages(runTexts)
  const number = useNumber()
  const { name, does, price, state, count, color, sign } = good
  const isOffered = state === 'offered' || state === 'poor'
  const label = isOffered
    ? say('buy', { name, price: number(price) })
    : say(state === 'worn' ? 'takeOff' : 'useNamed', { name })
  return (
    <li data-state={state}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign} style={{ color }}>
        <circle cx="12" cy="12" r="12" fill="currentColor" />
        <path d={sign} />
      </svg>
      <div>
        <b>{name}</b>
        <p>{does}</p>
        {count !== undefined && <p>{say('kept', { count: number(count) })}</p>}
        {state === 'poor' && <p className={styles.poor}>{say('poor', { gap: number(price - coins) })}</p>}
      </div>
      <Button
        aria-label={label}
        aria-pressed={isOffered ? undefined : state === 'worn'}
        disabled={state === 'poor'}
        onClick={onWish}
      >
        {isOffered ? (
          <span className={styles.pay}>
            {number(price)}
            <Coin />
          </span>
        ) : (
          say(state === 'worn' ? 'using' : 'use')
        )}
      </Button>
    </li>
  )
}

const MEDALS = ['medal0', 'medal1', 'medal2', 'medal3'] as const

function MedalRow({ medal: { name, grade } }: { readonly medal: ShownMedal }) {
  const say = useMessages(runTexts)
  return (
    <li data-grade={grade}>
      <span className={styles.medal} aria-hidden="true" />
      {say(MEDALS[grade] ?? 'medal0', { medal: name })}
    </li>
  )
}
