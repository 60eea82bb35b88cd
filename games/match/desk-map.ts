import type { Point } from '#kit/game/stage.ts'
import { sim, type Desk } from './desk.ts'
import { duelPlaces } from './duel-panel.ts'
import { goesOn, isReached, landOf, LANDS, nextOf } from './road.ts'
import { stepMap, touchMap, type MapChoice } from './road-map.ts'

/** Whether a touch is on the sign that opens the map. */
export function isOnSign(desk: Desk, { x, y }: Point): boolean {
  if (!desk.isDuel || desk.map) return false
  const { sign } = duelPlaces(desk.look.panelBox)
  return x >= sign.x && y >= sign.y && x < sign.x + sign.width && y < sign.y + sign.height
}

/** Opens the map at the next place. */
export function openMap(desk: Desk, level = desk.run.level) {
  desk.map = { land: landOf(level), at: level }
  desk.guide.dismiss()
  desk.host.sound('flip')
  desk.host.announce(desk.text('map.choose'))
  desk.stage.invalidate()
}

/** After a won place: a fork asks for the way, otherwise the next place follows. */
export function wayOn(desk: Desk, wished: number): number {
  if (!desk.chooses) return wished
  desk.chooses = false
  const { won } = desk.gear
  const from = desk.run.level
  // Whoever picks another level by hand gets it.
  if (wished !== from + 1) return wished
  const next = goesOn(won, from)
  if (nextOf(from).length > 1 || !nextOf(from).includes(wished)) openMap(desk, next)
  return next
}

interface MapActs {
  fight(level: number): void
  /** The gear has changed before the first move. */
  dress(): void
}

export function useMap(desk: Desk, at: Point, acts: MapActs) {
  const { map } = desk
  if (!map) return
  choose(desk, touchMap(desk.room, map, desk.gear, at), acts)
  desk.stage.invalidate()
}

function choose(desk: Desk, choice: MapChoice, acts: MapActs) {
  const { map, host, text } = desk
  if (!map) return
  switch (choice.kind) {
    case 'place':
      desk.map = undefined
      host.sound('deal')
      if (choice.level !== desk.run.level || sim(desk).state.status !== 'playing') acts.fight(choice.level)
      return
    case 'gear':
      desk.gear.toggle(choice.gear, desk.run.level)
      host.sound('place')
      if (sim(desk).state.moves === 0) acts.dress()
      return
    case 'land':
      map.land = Math.max(0, Math.min(LANDS - 1, choice.land))
      host.sound('flip')
      return
    case 'locked':
      host.sound('bad')
      host.toast(text('map.locked'))
      return
    case 'close':
      desk.map = undefined
  }
}

/** Arrows move between places, Enter fights, Escape or M closes the map. */
export function useMapKey(desk: Desk, key: string, acts: MapActs): boolean {
  const { map } = desk
  if (!map) {
    if (key !== 'm' || !desk.isDuel) return false
    openMap(desk)
    return true
  }
  if (key === 'Escape' || key === 'm') desk.map = undefined
  else if (key === 'Enter' || key === ' ') {
    if (isReached(desk.gear.won, map.at)) choose(desk, { kind: 'place', level: map.at }, acts)
  } else if (stepMap(map, desk.gear, key)) {
    desk.host.sound('tap')
    desk.host.announce(desk.text('map.place', { level: desk.number(map.at) }))
  } else return false
  desk.stage.invalidate()
  return true
}
