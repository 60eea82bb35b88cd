import { useEffect, useRef, useState, type ReactNode } from 'react'
import { measureEnd } from '#kit/game/ends/measure-end.ts'
import { nextStep } from '#kit/game/ends/next-step.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CaretUpIcon } from '#kit/ui/icons/lists.tsx'
import { catalogTexts } from '../texts.ts'
import { headlineOf, standingOf } from './ending.ts'
import { GainsLines } from './progress/GainsLines.tsx'
import { ProgressButton } from './progress/ProgressButton.tsx'
import { runTexts } from './texts.ts'
import styles from './run.module.css'

type Result = NonNullable<PlayState['result']>

interface EndPanelProps {
  readonly play: Play
  readonly state: PlayState
  readonly unit: ScoreUnit
  /** The place among others. */
  readonly place?: ReactNode
  readonly children?: ReactNode
}

/** The end of a run, beside the last picture of the board; it can be minimised to see all of the board. */
export function EndPanel({ play, state, unit, place, children }: EndPanelProps) {
  const text = useMessages(catalogTexts)
  const say = useMessages(runTexts)
  const number = useNumber()
  const [isSmall, setSmall] = useState(false)
  const { result } = state
  if (!result) return null
  const headline = headlineOf(result, measureEnd(result))
  return (
    <section className={styles.end} data-small={isSmall || undefined} data-end aria-live="polite">
      <header className={styles.endTop}>
        <div>
          <h2>{'run' in headline ? say(headline.run) : text(headline.catalog)}</h2>
          {result.reason && <p>{result.reason}</p>}
        </div>
        <p className={styles.endScore}>{scoreText(unit, result.score, number)}</p>
        <IconButton
          look="clear"
          label={say(isSmall ? 'showEnd' : 'showBoard')}
          icon={<CaretUpIcon />}
          aria-expanded={!isSmall}
          onClick={() => setSmall(!isSmall)}
        />
      </header>
      {/* Hidden, not unmounted: news shown once must not be lost. */}
      <div className={styles.more} hidden={isSmall}>
        <Facts play={play} state={state} result={result} unit={unit} />
        <div className={styles.place}>{place}</div>
      </div>
      <Ways play={play} state={state} result={result} />
      <div className={styles.further} hidden={isSmall}>
        {children}
      </div>
    </section>
  )
}

const STARS = [1, 2, 3] as const

/** Facts of the run: stars, how it compares with the best or target, and whether it counts. */
function Facts({
  play,
  state,
  result,
  unit,
}: Omit<EndPanelProps, 'children' | 'place'> & { readonly result: Result }) {
  const text = useMessages(catalogTexts)
  const say = useMessages(runTexts)
  const number = useNumber()
  const standing = standingOf(result, measureEnd(result))
  const written = (value = 0) => scoreText(unit, value, number)
  const hasRecord = result.isBest && !result.isFirst && result.status === 'won'
  return (
    <div className={styles.facts}>
      {result.stars !== undefined && (
        <p
          className={styles.stars}
          aria-label={text('game.levelStars', { level: state.level, stars: result.stars })}
        >
          {STARS.map((star) => (
            <span key={star} data-on={star <= (result.stars ?? 0)} />
          ))}
        </p>
      )}
      {hasRecord && <p className={styles.newBest}>{text('game.newBest')}</p>}
      {standing && <p>{say(standing.key, { gap: written(standing.gap), mark: written(standing.mark) })}</p>}
      {play.levels > 0 && result.status === 'lost' && <p>{say('levelWaits', { level: state.level })}</p>}
      {result.gains && <GainsLines gains={result.gains} />}
      {state.isAssisted && play.runId() !== undefined && <p>{say('unranked')}</p>}
    </div>
  )
}

/** Skips the level. */
function skip(play: Play) {
  play.wish({ skip: true })
  play.restart({ level: play.state().level + 1 })
}

/** Where one tap leads from here. */
function Ways({ play, state, result }: Pick<EndPanelProps, 'play' | 'state'> & { readonly result: Result }) {
  const text = useMessages(catalogTexts)
  const say = useMessages(runTexts)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const isFree = !state.daily && !state.isRacing
  const map = state.progress?.map
  // Beyond the pack a level is a board of its own, such as one built by a player.
  const goesOn = play.levels > 0 && state.level <= play.levels && result.status === 'won' && isFree
  /** An unfinished level is the same board again. */
  const isLevel = play.levels > 0 && !goesOn && isFree
  const step = isFree ? nextStep(state.options, result.status) : undefined
  const takeStep = () => {
    if (!step) return
    play.setOption(step.id, step.value)
    if (play.state().phase === 'ended') play.restart()
  }
  return (
    <div className={styles.ways}>
      <Button look="act" ref={first} onClick={() => (isLevel ? play.again() : play.restart())}>
        {text(goesOn ? 'game.nextLevel' : 'game.again')}
      </Button>
      {isFree && !isLevel && (goesOn || !play.isRealtime) && (
        <Button onClick={() => play.again()}>{say(goesOn ? 'sameLevel' : 'sameDeal')}</Button>
      )}
      {isLevel && map?.maySkip && state.level === map.reached && (
        <Button onClick={() => skip(play)}>{say('skipLevel')}</Button>
      )}
      <ProgressButton play={play} state={state} />
      {step && <Button onClick={takeStep}>{say('tryStep', { step: step.label })}</Button>}
    </div>
  )
}
