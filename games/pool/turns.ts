import type { Run } from '#kit/game/contract.ts'
import { playComputer } from './computer.ts'
import type { Strength } from './bot.ts'
import { OPPONENTS } from './definitions.ts'
import { nameFor, readShot } from './duel.ts'
import type { PoolInput } from './family.ts'
import { isAlone, isComputers, isFarTurn, nameOf, optionOf, state, withCue, type Match } from './match.ts'
import { counted, keepOwned, NO_TALLY, settleGame, showOwned } from './owned.ts'
import { roll, type Shot } from './roll.ts'
import { legalShot } from './rules.ts'
import type { Balls, Player, PoolState } from './state.ts'
import { reasonOf, tell } from './trays.ts'
import { trickOf } from './tricks.ts'

/** The result for purse and missions; `undefined` while the game runs. */
export const endedOf = ({ tally, opponent, seen }: Match) => ({ tally, opponent, winner: seen.winner })

/** A stroke of the player or the computer; a remote one comes with its name. */
export function strike(match: Match, wish: Shot, name?: string) {
  const now = state(match)
  const set =
    name === undefined ? setUp(match, legalShot(now, wish)) : { balls: now.balls, shot: wish, input: name }
  const fair = set.shot
  const id = ++match.turnId
  const from = fair.power
  match.phase = 'stroke'
  match.aim.rest()
  match.pull = from
  match.host.canHint(false)
  match.stage.effects.tween(
    0.09,
    (k) => {
      match.pull = from * (1 - k) - 0.04 * k
    },
    {
      done() {
        if (id !== match.turnId) return
        match.host.sound('hit', Math.round(from * 8))
        match.phase = 'roll'
        match.pull = 0
        const result = roll(set.balls, fair, true)
        match.run.apply(set.input)
        if (typeof set.input === 'string') match.shown = [...match.shown, set.input]
        if (typeof set.input === 'string' && name === undefined) match.far?.made(set.input)
        match.laid = undefined
        match.show.roll(result, match.stage.time, () => settle(match, now))
        match.stage.invalidate()
      },
    },
  )
  match.stage.invalidate()
}

interface SetUp {
  readonly balls: Balls
  readonly shot: Shot
  readonly input: PoolInput
}

/** A practice stroke is rounded as its link is, so that the link shows what was seen. */
function setUp(match: Match, fair: Shot): SetUp {
  const now = state(match)
  if (match.far) {
    const input = nameFor(now, fair)
    return { balls: now.balls, shot: readShot(input)!, input }
  }
  if (!isAlone(match)) return { balls: now.balls, shot: fair, input: fair }
  const placed = fair.cue ? now.balls.with(0, fair.cue) : now.balls
  const trick = trickOf(placed, fair)
  match.played = trick.wanted.length > 0 ? trick : undefined
  const wanted = match.challenge?.wanted
  return {
    balls: trick.balls,
    shot: trick.shot,
    input: { ...trick.shot, table: trick.balls, ...(wanted ? { wanted } : {}) },
  }
}

/** The balls are at rest: announce the result and the next turn. */
function settle(match: Match, before: PoolState) {
  const now = state(match)
  match.show.place(now.balls)
  if (isAlone(match)) return settleAlone(match)
  match.tally = counted(match.tally, before, now)
  const news: string[] = []
  if (now.foul) {
    match.host.sound('bad')
    news.push(match.text(`foul.${now.foul}`))
  }
  if (now.group && !before.group)
    news.push(match.text('groups', { name: nameOf(match, 0), group: match.text(now.group) }))
  if (now.winner !== null) return finish(match, before, now.winner)
  if (news.length > 0) match.host.toast(news.join(' '))
  match.host.announce([...news, match.text('turn.of', { name: nameOf(match, now.turn) })].join(' '))
  if (now.turn === before.turn && !now.foul && !before.isBreak) match.host.sound('score')
  beginTurn(match)
}

/** Practice: finishes a trick or sets it up again. */
function settleAlone(match: Match) {
  const now = state(match)
  const { challenge, played, host, text } = match
  if (now.winner !== null) {
    if (challenge) host.toast(text('trick.done'))
    match.challenge = undefined
    return celebrate(match, true, {})
  }
  if (challenge) {
    host.toast(text('trick.again'))
    match.laid = challenge.balls
  } else if (now.foul) host.toast(text(`foul.${now.foul}`))
  else if (played) host.sound('score')
  beginTurn(match)
}

function finish(match: Match, before: PoolState, winner: Player) {
  const isJoy = match.far ? winner === match.seat : match.opponent === 'friend' || winner === 0
  match.seen = state(match)
  const said = match.text('wins', { name: nameOf(match, winner) })
  match.host.announce(said)
  if (match.opponent === 'friend' && !match.far) match.host.toast(said)
  const reason = reasonOf(match, before)
  const { progress, gains } = settleGame(match.context, match.owned, endedOf(match))
  const isCounted = match.opponent !== 'friend'
  if (isCounted) match.owned = progress
  match.tally = NO_TALLY
  keepOwned(match.context, match.owned, endedOf(match))
  celebrate(match, isJoy, { ...(reason ? { reason } : {}), ...(isCounted ? { gains } : {}) })
}

function celebrate(match: Match, isJoy: boolean, facts: NonNullable<Parameters<Match['host']['over']>[1]>) {
  match.phase = 'ended'
  match.seen = state(match)
  tell(match)
  match.bar?.refresh()
  match.host.sound(isJoy ? 'win' : 'lose')
  if (isJoy) match.host.happy(1)
  const middle = { x: match.stage.width / 2, y: match.stage.height / 2 }
  if (isJoy) match.stage.effects.burst(middle, { count: 60, speed: 320 })
  match.stage.effects.tween(1.1, () => undefined, { done: () => match.host.over(undefined, facts) })
}

export function beginTurn(match: Match) {
  const now = state(match)
  match.seen = now
  match.turnId++
  match.pull = 0
  match.aim.begin()
  match.show.place(now.inHand === 'no' ? now.balls : withCue(now, match.aim.cue()))
  tell(match)
  const isComputer = isComputers(match)
  match.phase = isComputer || isFarTurn(match) ? 'thinking' : 'aim'
  match.host.canHint(match.phase === 'aim')
  if (isComputer) think(match, match.turnId)
  if (match.far) follow(match)
  match.bar?.refresh()
  match.stage.invalidate()
}

/**
 * Shows the remote player's strokes one by one; where the moves differ from those on this table, it is set up
 * anew.
 */
export function follow(match: Match) {
  const { far, shown, phase } = match
  if (!far || phase === 'stroke' || phase === 'roll') return
  const moves = far.moves()
  const goesOn = shown.every((name, index) => moves[index] === name)
  const next = moves[shown.length]
  if (!goesOn) {
    match.shown = moves
    return deal(match, match.context.open())
  }
  const shot = next === undefined ? undefined : readShot(next)
  if (next !== undefined && shot) return showFar(match, shot, next)
  const isTheirs = isFarTurn(match)
  if (phase === 'ended' || isTheirs === (phase === 'thinking')) return
  match.phase = isTheirs ? 'thinking' : 'aim'
  match.stage.invalidate()
}

/** The remote player's cue turns to its shot and is pulled back before it strikes. */
function showFar(match: Match, shot: Shot, name: string) {
  const id = ++match.turnId
  match.phase = 'thinking'
  match.aim.set(shot)
  if (shot.cue) match.show.place(withCue(state(match), shot.cue))
  match.stage.effects.tween(
    0.7,
    (k) => {
      if (id === match.turnId) match.pull = shot.power * k
    },
    { done: () => id === match.turnId && strike(match, shot, name) },
  )
}

function think(match: Match, id: number) {
  playComputer({
    state: state(match),
    strength: (OPPONENTS[match.opponent] - 1) as Strength,
    aim: match.aim,
    effects: match.stage.effects,
    isOn: () => id === match.turnId,
    looked() {
      if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
    },
    pull(share) {
      match.pull = share
    },
    strike: (shot) => strike(match, shot),
  })
}

export function deal(match: Match, next: Run<PoolInput>) {
  match.run = next
  match.laid = match.challenge?.balls
  match.played = undefined
  match.stage.effects.clear()
  if (!match.far) match.host.options([optionOf(match)])
  match.tally = NO_TALLY
  beginTurn(match)
  showOwned(match.context, match.owned, endedOf(match))
}
