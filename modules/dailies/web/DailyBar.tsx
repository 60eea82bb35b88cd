import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { StageBar } from '#kit/ui/StageBar.tsx'
import { useNavigation } from '#kit/web/navigation.ts'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { RIVAL, verdictOf, type RunEnd } from '#modules/scores/model.ts'
import { dailiesCalls } from '../calls.ts'
import { dailyLink } from '../model.ts'
import { dailiesTexts } from './texts.ts'

export interface DailyBarProps {
  readonly game: { readonly gameId: number; readonly scoreUnit: ScoreUnit }
  readonly play: Play | undefined
  readonly state: PlayState
  /** The day in the address; undefined when the challenge was started from the menu. */
  readonly daily: string | undefined
}

/** How often and how long to look for the score after the end. */
const LOOKED_FOR_EVERY = seconds(2)
const LOOKED_FOR = seconds(40)

/** Starts the challenge named by a link, and says whose run is to be beaten; over the end of its run it shows the day's state. */
export function DailyBar({ game, play, state, daily }: DailyBarProps) {
  const { gameId } = game
  useBegin(play, state.phase, daily)
  useNamed(play, state.daily)
  const [closedAt, setClosedAt] = useState<PlayState['result']>()
  const [isTargetClosed, setTargetClosed] = useState(false)
  const target = useTarget(game, state)
  const { result } = state
  if (!play || !state.daily) return null
  if (state.phase === 'ended' && result) {
    if (closedAt === result) return null
    return (
      <Ended
        gameId={gameId}
        day={play.day}
        verdict={target?.verdict(result)}
        onClose={() => setClosedAt(result)}
      />
    )
  }
  const isFresh = state.score === 0 && !state.canUndo
  return target && isFresh && !isTargetClosed ? (
    <Target words={target.offer} onClose={() => setTargetClosed(true)} />
  ) : null
}

const RIVAL_ID = new RegExp(`[?&]${RIVAL}=(\\d{1,10})(?:&|$)`)

/** The player whose run the address names, as text; undefined while unknown, or without such a run. */
function useTarget({ gameId, scoreUnit }: DailyBarProps['game'], { level, daily }: PlayState) {
  const text = useMessages(dailiesTexts)
  const number = useNumber()
  const playerName = usePlayerName()
  const { subscribe, view } = useNavigation()
  const rivalId = useSyncExternalStore(subscribe, () => Number(RIVAL_ID.exec(view().address)?.[1] ?? 0))
  const { data } = useRead(
    scoresCalls.readRival,
    { gameId, level, period: 'day', userId: rivalId },
    { enabled: daily && rivalId > 0 },
  )
  if (!data) return undefined
  const { best, score, sharer } = data
  const name = `\u2068${sharer ? playerName(sharer) : text('rival.somebody')}\u2069`
  const facts = { name, score: scoreText(scoreUnit, score, number) }
  return {
    offer: text('rival.offer', facts),
    verdict: (end: RunEnd) => text(`rival.${verdictOf(best, end, score)}`, facts),
  }
}

/** Before the first move: what to beat. */
function Target({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  const text = useMessages(dailiesTexts)
  return (
    <StageBar name="daily" closeLabel={text('close')} onClose={onClose}>
      <p role="status">{words}</p>
    </StageBar>
  )
}

/** Switches a newly opened game to its challenge, once. */
function useBegin(play: Play | undefined, phase: PlayState['phase'], daily: string | undefined) {
  const begun = useRef<Play>(undefined)
  const isReady = play !== undefined && phase !== 'loading' && daily !== undefined
  useEffect(() => {
    if (!isReady || begun.current === play) return
    begun.current = play
    play.playDaily()
    play.canvas.focus({ preventScroll: true })
  }, [isReady, play])
}

/** A newcomer may start the challenge before the server has dealt a run: how often and how long to retry. */
const NAMED_EVERY = seconds(0.5)
const MOST_ASKED = 30

/** A run without a dealt seed proves nothing, and its challenge would not count. */
function useNamed(play: Play | undefined, isDaily: boolean) {
  useEffect(() => {
    if (!play || !isDaily) return undefined
    let asked = 0
    const timer = setInterval(() => {
      if (play.runId() !== undefined || ++asked >= MOST_ASKED) clearInterval(timer)
    }, NAMED_EVERY)
    return () => clearInterval(timer)
  }, [play, isDaily])
}

interface EndedProps {
  readonly gameId: number
  readonly day: string
  /** How the run compares with the target. */
  readonly verdict: string | undefined
  readonly onClose: () => void
}

function Ended({ gameId, day, verdict, onClose }: EndedProps) {
  const text = useMessages(dailiesTexts)
  const { data: today } = useRead(dailiesCalls.readToday, {})
  const isOfToday = today?.day === day && today.games.some((game) => game.gameId === gameId)
  const isPast = today !== undefined && day < today.day
  if (isPast)
    return (
      <Bar
        label={text('close')}
        onClose={onClose}
        to={{ href: '/today', title: text('toAll') }}
        verdict={verdict}
      >
        {text('archived')}
      </Bar>
    )
  return isOfToday ? <Done gameId={gameId} games={today.games} verdict={verdict} onClose={onClose} /> : null
}

interface DoneProps extends Omit<EndedProps, 'day'> {
  readonly games: readonly { readonly gameId: number; readonly slug: string; readonly title: string }[]
}

/** The score is sent when the run ends; this shows once the server has it. */
function Done({ gameId, games, verdict, onClose }: DoneProps) {
  const text = useMessages(dailiesTexts)
  const [isOver, setOver] = useState(false)
  const { data } = useRead(
    dailiesCalls.readOwnDays,
    {},
    { onOpen: true, every: isOver ? undefined : LOOKED_FOR_EVERY },
  )
  const done = data?.done.map((mark) => mark.gameId) ?? []
  const isDone = done.includes(gameId)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), isDone ? 0 : LOOKED_FOR)
    return () => clearTimeout(timer)
  }, [isDone])
  if (!data || !isDone)
    return verdict === undefined ? null : (
      <Bar
        label={text('close')}
        onClose={onClose}
        to={{ href: '/today', title: text('toAll') }}
        verdict={verdict}
      />
    )
  const next = games.find((game) => !done.includes(game.gameId))
  const to = next
    ? { href: dailyLink(next.slug), title: text('nextGame', { title: next.title }) }
    : { href: '/today', title: text('toAll') }
  return (
    <Bar label={text('close')} onClose={onClose} to={to} verdict={verdict}>
      {text('line', { done: done.length, count: games.length, days: data.days })}
    </Bar>
  )
}

interface BarProps {
  readonly label: string
  readonly onClose: () => void
  readonly to: { readonly href: string; readonly title: string }
  readonly verdict: string | undefined
  readonly children?: ReactNode
}

const Bar = ({ label, onClose, to, verdict, children }: BarProps) => (
  <StageBar name="daily" closeLabel={label} onClose={onClose}>
    {verdict !== undefined && <p role="status">{verdict}</p>}
    {children !== undefined && <p role="status">{children}</p>}
    <ButtonLink size="small" href={to.href}>
      {to.title}
    </ButtonLink>
  </StageBar>
)
