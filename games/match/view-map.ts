import type { Point } from '#kit/game/stage.ts'
import { sim, type MatchView } from './match-view.ts'
import { duelPlaces } from './duel-panel.ts'
import { goesOn, isReached, landOf, LANDS, nextOf } from './road.ts'
import { stepMap, touchMap, type MapChoice } from './road-map.ts'

/** Whether a touch is on the sign that opens the map. */
export function isOnSign(view: MatchView, { x, y }: Point): boolean {
  if (!view.isDuel || view.map) return false
  const { sign } = duelPlaces(view.look.panelBox)
  return x >= sign.x && y >= sign.y && x < sign.x + sign.width && y < sign.y + sign.height
}

/** Opens the map at the next place. */
export function openMap(view: MatchView, level = view.run.level) {
  view.map = { land: landOf(level), at: level }
  view.guide.dismiss()
  view.host.sound('flip')
  view.host.announce(view.text('map.choose'))
  view.stage.invalidate()
}

/** After a won place: a fork asks for the way, otherwise the next place follows. */
export function wayOn(view: MatchView, wished: number): number {
  if (!view.chooses) return wished
  view.chooses = false
  const { won } = view.gear
  const from = view.run.level
  // Whoever picks another level by hand gets it.
  if (wished !== from + 1) return wished
  const next = goesOn(won, from)
  if (nextOf(from).length > 1 || !nextOf(from).includes(wished)) openMap(view, next)
  return next
}

interface MapActs {
  fight(level: number): void
  /** The gear has changed before the first move. */
  dress(): void
}

export function useMap(view: MatchView, at: Point, acts: MapActs) {
  const { map } = view
  if (!map) return
  choose(view, touchMap(view.room, map, view.gear, at), acts)
  view.stage.invalidate()
}

function choose(view: MatchView, choice: MapChoice, acts: MapActs) {
  const { map, host, text } = view
  if (!map) return
  switch (choice.kind) {
    case 'place':
      view.map = undefined
      host.sound('deal')
      if (choice.level !== view.run.level || sim(view).state.status !== 'playing') acts.fight(choice.level)
      return
    case 'gear':
      view.gear.toggle(choice.gear, view.run.level)
      host.sound('place')
      if (sim(view).state.moves === 0) acts.dress()
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
      view.map = undefined
  }
}

/** Arrows move between places, Enter fights, Escape or M closes the map. */
export function useMapKey(view: MatchView, key: string, acts: MapActs): boolean {
  const { map } = view
  if (!map) {
    if (key !== 'm' || !view.isDuel) return false
    openMap(view)
    return true
  }
  if (key === 'Escape' || key === 'm') view.map = undefined
  else if (key === 'Enter' || key === ' ') {
    if (isReached(view.gear.won, map.at)) choose(view, { kind: 'place', level: map.at }, acts)
  } else if (stepMap(map, view.gear, key)) {
    view.host.sound('tap')
    view.host.announce(view.text('map.place', { level: view.number(map.at) }))
  } else return false
  view.stage.invalidate()
  return true
}
