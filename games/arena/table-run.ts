import type { Run, RunWish } from '#kit/game/contract.ts'
import { allRules } from './all-rules.ts'
import { openSession } from './online/session.ts'
import { TICKS_A_SECOND } from './round.ts'
import type { Stick } from './stick.ts'
import { sim, whereText, type ArenaTable } from './table.ts'

const PACES = ['calm', 'lively', 'wild'] as const
/** The daily challenge is the same for everybody. */
const DAILY_LEVEL = 2

export const levelOf = (pace: string | undefined) => Math.max(1, PACES.findIndex((name) => name === pace) + 1)

export function begin(table: ArenaTable) {
  if (table.phase !== 'waiting') return
  table.phase = 'playing'
  table.finger.dismiss()
  if (table.session?.sim) table.session.sit()
  else leaveRoom(table)
  table.host.playing(true)
  if (table.context.join) table.host.announce(whereText(table))
  table.host.sound('tap')
}

export function tick(table: ArenaTable) {
  if (table.phase === 'playing' || table.session?.sim) {
    const hero = table.eye.onCanvas(table.scene.hero(sim(table).state))
    const stick = table.controls.stick(hero, table.stage.keys)
    for (const event of table.session?.sim ? table.session.frame(stick) : table.run.apply(stick)) {
      table.react.show(event)
      if (event.kind === 'end' && !table.session) finish(table)
    }
    if (table.session?.wasSentAway) wait(table)
    table.react.tick()
    table.scene.follow?.(sim(table).state)
    tell(table)
  }
  table.eye.follow(table.scene.watch(sim(table).state))
}

function finish(table: ArenaTable) {
  table.phase = 'ended'
  table.host.playing(false)
  table.stage.effects.tween(1.1, () => undefined, { done: () => table.host.over() })
}

function tell(table: ArenaTable) {
  const { state, place } = sim(table)
  const left = Math.max(0, Math.ceil(sim(table).rules.left(state) / TICKS_A_SECOND))
  const news = `${left} ${place(0)}`
  if (table.told === news) return
  table.told = news
  if (left <= 5 && left > 0 && table.phase === 'playing') table.host.sound('tap')
  if (table.session) table.host.score?.(sim(table).score)
  table.host.hud([
    { id: 'time', label: table.text('time'), value: table.number(left) },
    { id: 'place', label: table.text('place'), value: table.number(place(0)) },
  ])
}

/** Looks for a room; until there is one, computers play. */
export function goOnline(table: ArenaTable) {
  leaveRoom(table)
  if (!table.context.join || !wantsPeople(table)) return
  table.session = openSession({
    rules: allRules[table.definition.arena],
    join: table.context.join,
    now: () => performance.now(),
    dealt: () => show(table),
    lost(wait) {
      const wasThere = table.session?.sim !== undefined
      table.session = undefined
      if (wait !== undefined) table.host.toast(table.text('room.busy', { seconds: table.number(wait) }))
      if (wasThere) deal(table, table.context.fresh())
    },
  })
}

function wantsPeople(table: ArenaTable) {
  return table.context.remembered('where') !== 'alone'
}

export function leaveRoom(table: ArenaTable) {
  table.session?.close()
  table.session = undefined
}

function wait(table: ArenaTable) {
  table.phase = 'waiting'
  table.told = ''
  table.controls.clear()
  table.host.playing(false)
}

/** Shows another round. */
function show(table: ArenaTable) {
  table.scene.clear?.()
  table.react.reset()
  table.stage.effects.clear()
  table.eye.jump(table.scene.watch(sim(table).state))
  table.scene.follow?.(sim(table).state)
  tell(table)
  table.stage.invalidate()
}

export function deal(table: ArenaTable, next: Run<Stick>) {
  table.run = next
  wait(table)
  show(table)
  offer(table)
}

function offer(table: ArenaTable) {
  const paces = PACES.map((value) => ({ value, label: table.text(`pace.${value}`) }))
  const pace = PACES[Math.min(2, table.run.level - 1)]!
  const places = ['online', 'alone'].map((value) => ({ value, label: table.text(`where.${value}`) }))
  table.host.options([
    ...(table.context.join
      ? [
          {
            id: 'where',
            label: table.text('where'),
            value: wantsPeople(table) ? 'online' : 'alone',
            choices: places,
          },
        ]
      : []),
    { id: 'pace', label: table.text('pace'), value: pace, choices: paces },
  ])
}

export function restart(table: ArenaTable, wish: RunWish = {}) {
  const isDaily = wish.seed !== undefined && wish.level === undefined
  // The daily challenge is the same for everybody, which a room is not.
  if (isDaily) leaveRoom(table)
  const level = isDaily ? DAILY_LEVEL : levelOf(table.context.remembered('pace'))
  deal(table, table.context.fresh({ ...wish, level }))
  if (!isDaily && !table.session) goOnline(table)
}
