import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { StageBar } from '#kit/ui/StageBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { dailiesCalls } from '../calls.ts'
import { dailyLink } from '../model.ts'
import { dailiesTexts } from './texts.ts'

export interface DailyBarProps {
  readonly game: { readonly gameId: number }
  readonly play: Play | undefined
  readonly state: PlayState
  /** What the address says of the day; nothing where the player has begun the challenge from the menu. */
  readonly daily: string | undefined
}

/** After the end a score is on its way: so often and so long it is looked for. */
const LOOKED_FOR_EVERY = seconds(2)
const LOOKED_FOR = seconds(40)

/** Begins the challenge that a link asks for; over the end of its run it says how the day stands. */
export function DailyBar({ game: { gameId }, play, state, daily }: DailyBarProps) {
  useBegin(play, state.phase, daily)
  const [closedAt, setClosedAt] = useState<PlayState['result']>()
  const hasEnded = state.phase === 'ended' && state.daily && state.result !== undefined
  if (!hasEnded || !play || closedAt === state.result) return null
  return <Ended gameId={gameId} day={play.day} onClose={() => setClosedAt(state.result)} />
}

/** A game that has just opened goes over to its challenge, once. */
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

interface EndedProps {
  readonly gameId: number
  readonly day: string
  readonly onClose: () => void
}

function Ended({ gameId, day, onClose }: EndedProps) {
  const text = useMessages(dailiesTexts)
  const { data: today } = useRead(dailiesCalls.readToday, {})
  const isOfToday = today?.day === day && today.games.some((game) => game.gameId === gameId)
  const isPast = today !== undefined && day < today.day
  if (isPast)
    return (
      <Bar label={text('close')} onClose={onClose} to={{ href: '/today', title: text('toAll') }}>
        {text('archived')}
      </Bar>
    )
  return isOfToday ? <Done gameId={gameId} games={today.games} onClose={onClose} /> : null
}

interface DoneProps extends Omit<EndedProps, 'day'> {
  readonly games: readonly { readonly gameId: number; readonly slug: string; readonly title: string }[]
}

/** The score is on its way when the run ends: the line comes once the server has it. */
function Done({ gameId, games, onClose }: DoneProps) {
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
  if (!data || !isDone) return null
  const next = games.find((game) => !done.includes(game.gameId))
  const to = next
    ? { href: dailyLink(next.slug), title: text('nextGame', { title: next.title }) }
    : { href: '/today', title: text('toAll') }
  return (
    <Bar label={text('close')} onClose={onClose} to={to}>
      {text('line', { done: done.length, count: games.length, days: data.days })}
    </Bar>
  )
}

interface BarProps {
  readonly label: string
  readonly onClose: () => void
  readonly to: { readonly href: string; readonly title: string }
  readonly children: ReactNode
}

const Bar = ({ label, onClose, to, children }: BarProps) => (
  <StageBar name="daily" closeLabel={label} onClose={onClose}>
    <p role="status">{children}</p>
    <ButtonLink size="small" href={to.href}>
      {to.title}
    </ButtonLink>
  </StageBar>
)
