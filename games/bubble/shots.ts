import { filmOf } from '#kit/game/beats/beats.ts'
import { boostAim, mayBoost, MOST_BOOSTS, type Booster } from './boosters.ts'
import { triumph } from './celebration.ts'
import { endLevel, noteInput, showWay, takeBooster } from './charm-way.ts'
import { openOf } from './goals.ts'
import { starsOf } from './hud.ts'
import { type Aim, SWAP } from './state.ts'
import { showHud } from './tank-draw.ts'
import { board, sim, type Tank } from './tank.ts'

const OVER_AFTER = 0.9
const HOP_SECONDS = 0.18

function begin(tank: Tank) {
  if (!tank.isStarted) tank.host.playing(true)
  tank.isStarted = true
}

export function swap(tank: Tank) {
  if (tank.player.busy || !sim(tank).legal().includes(SWAP)) {
    tank.host.sound('bad')
    return
  }
  begin(tank)
  apply(tank, SWAP)
  tank.host.sound('flip')
  tank.host.announce(tank.text('say.swap'))
  bounceIn(tank)
}

/** The next bubble hops into the launcher. */
function bounceIn(tank: Tank) {
  tank.stage.effects.tween(HOP_SECONDS, (k) => (tank.hop = 0.7 + 0.3 * k + 0.18 * Math.sin(Math.PI * k)))
  tank.stage.invalidate()
}

/** Uses one of the player's own boosters. */
export function boost(tank: Tank, booster: Booster) {
  const { state } = sim(tank)
  const { way, host, text } = tank
  if (!way || tank.player.busy) return
  if (!mayBoost(state)) return refuse(tank, text('boost.most', { count: tank.number(MOST_BOOSTS) }))
  if (!takeBooster(way, booster)) return refuse(tank, text('boost.none'))
  begin(tank)
  apply(tank, boostAim(booster))
  host.sound('boost')
  host.announce(text(`does.${booster}`))
  showHud(tank)
  bounceIn(tank)
}

function refuse(tank: Tank, why: string) {
  tank.host.sound('bad')
  tank.host.toast(why)
}

/** All inputs go through here, to be counted for missions. */
function apply(tank: Tank, aim: Aim) {
  const before = sim(tank).state
  const isBanked = aim < SWAP && board(tank).aim === 'fan' && bounces(tank, aim) > 0
  const events = tank.run.apply(aim)
  tank.boosts = sim(tank).state.boosts ?? []
  if (tank.way) noteInput(tank.way, { before, after: sim(tank).state, events, isBanked })
  return events
}

const bounces = (tank: Tank, aim: Aim) =>
  tank.way ? (board(tank).preview(sim(tank).state, aim)[0]?.points.length ?? 0) - 3 : 0

export function shoot(tank: Tank, wish: Aim) {
  // A shot during a burst waits for its end.
  if (tank.player.busy) {
    tank.waiting = wish
    return
  }
  if (!sim(tank).legal().includes(wish)) {
    tank.host.sound('bad')
    return
  }
  begin(tank)
  tank.isHinted = false
  const events = apply(tank, wish)
  const { state } = sim(tank)
  const beats = filmOf(state)
  tank.host.sound('shoot')
  bounceIn(tank)
  if (board(tank).aim !== 'column') tank.aim = undefined
  tell(
    tank,
    events.reduce((sum, { kind, amount = 0 }) => (/pop|chain|fall/.test(kind) ? sum + amount : sum), 0),
  )
  tank.player.play(beats, () => settled(tank))
  tank.stage.invalidate()
}

function settled(tank: Tank) {
  showHud(tank)
  if (tank.way) showWay(tank.way)
  if (sim(tank).state.status !== 'playing') return finish(tank)
  const next = tank.waiting
  tank.waiting = undefined
  if (next !== undefined) shoot(tank, next)
}

function tell(tank: Tank, hits: number) {
  tank.host.announce(tank.text('say.shot', { hits }))
}

function finish(tank: Tank) {
  const { state } = sim(tank)
  const isWon = state.status === 'won'
  tank.waiting = undefined
  tank.host.canHint(false)
  tank.host.sound(isWon ? 'win' : 'lose')
  tank.host.announce(tank.text(isWon ? 'say.won' : 'say.lost'))
  if (isWon) triumph(tank.host, tank.stage.effects, tank.frame.box)
  tank.stage.effects.tween(OVER_AFTER, (k) => (tank.dimmed = isWon ? 0 : k), {
    done() {
      tank.host.playing(false)
      const stars = isWon ? starsOf(board(tank), state) : 0
      const gains = tank.way && endLevel(tank.way, tank.run.level, stars)
      tank.host.over(isWon ? stars : undefined, { ...reasonOf(tank), ...(gains ? { gains } : {}) })
    },
  })
  tank.stage.invalidate()
}

/** Reason of the end, where the level has a goal. */
function reasonOf(tank: Tank) {
  const { state } = sim(tank)
  const { goal } = board(tank)
  const { text, number } = tank
  if (!goal) return {}
  if (state.status === 'won') return { reason: text('end.won', { count: number(Math.max(0, state.left)) }) }
  if (state.left !== 0) return { reason: text('end.line') }
  return { reason: text(`end.${goal.kind}`, { count: number(openOf(goal, state)) }) }
}
