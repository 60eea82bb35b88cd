import type { Run, RunWish } from '#kit/game/contract.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { authorLap } from './medals.ts'
import { createLap, type FacetLapSim, type RunInput } from './family.ts'
import { unpackLap } from './ghosts.ts'
import type { OwnTrack } from './own-track.ts'
import { settlePose } from './pose.ts'
import { tell } from './race-draw.ts'
import { isGhostWish, racedSim, sim, time, type Context, type Race } from './race.ts'
import { openRivals } from './rivals.ts'
import { OWN, SEEDED } from './tracks.ts'
import { isWeekly, weeklyLevel } from './weekly.ts'

const CHOICES = ['pack', 'seeded', 'weekly', 'own'] as const

const thisWeek = () => weeklyLevel(systemClock())

/** The first run: that of a link, or the stored one; an old weekly track and an unknown shared one are replaced. */
export function firstRun(context: Context, own: OwnTrack | undefined): Run<RunInput> {
  if (own) return lay(context.fresh({ level: OWN }), own)
  const run = context.open()
  const isGone = run.level === OWN || (isWeekly(run.level) && run.level !== thisWeek())
  return isGone ? context.fresh({ level: 1 }) : run
}

/** On the level of own tracks the first input sets the track. */
function lay(run: Run<RunInput>, own: OwnTrack | undefined): Run<RunInput> {
  if (run.level === OWN && own) run.apply(own.code)
  return run
}

const fresh = ({ context, own }: Race, wish: RunWish) => lay(context.fresh(wish), own)

/** Opens a player's own track at its start. */
export function openOwn(race: Race, own: OwnTrack) {
  race.own = own
  openTrack(race, fresh(race, { level: OWN }))
}

export function open(race: Race, next: Run<RunInput>) {
  race.run = next
  race.driven = []
  race.phase = 'waiting'
  race.ended = 0
  const { course, lap, terms } = sim(race)
  const { level, seed } = race.run
  const kept = level === OWN || level === SEEDED ? undefined : race.garage[level]
  race.rivals = openRivals({
    course,
    create: () => {
      const rival = createLap(race.definition, seed, level)
      if (level === OWN && race.own) rival.apply(race.own.code)
      return rival
    },
    author: (level === OWN && race.own?.lap) || authorLap(course, terms),
    best: kept === undefined ? undefined : unpackLap(kept),
    wish: race.ghostWish,
    time: (milliseconds) => time(race, milliseconds),
  })
  settlePose(race.pose, lap.car, course)
  race.prey.follow(sim(race))
  race.world.camera.cut(race.pose)
  race.world.trail.clear()
  race.stage.effects.clear()
  tell(race)
  race.host.options([courseOption(race), ghostOption(race)])
  race.bar?.refresh()
  race.stage.invalidate()
}

export function openTrack(race: Race, next: Run<RunInput>) {
  race.world.show((next.sim as FacetLapSim).course)
  race.map = undefined
  race.mapImage = undefined
  race.coverImage = undefined
  open(race, next)
}

function courseOption(race: Race) {
  const { level } = race.run
  const value = level === SEEDED ? 'seeded' : level === OWN ? 'own' : isWeekly(level) ? 'weekly' : 'pack'
  const mayChoose = (choice: (typeof CHOICES)[number]) =>
    choice === 'own' ? race.own !== undefined : choice !== 'weekly' || race.definition.twist === 'plain'
  return {
    id: 'course',
    label: race.text('course'),
    value,
    choices: CHOICES.filter(mayChoose).map((choice) => ({
      value: choice,
      label: race.text(`course.${choice}`, { count: race.definition.levels }),
    })),
  }
}

function ghostOption(race: Race) {
  return {
    id: 'ghost',
    label: race.text('ghost'),
    value: race.ghostWish,
    choices: ['all', 'best', 'author', 'none'].map((value) => ({
      value,
      label: race.text(`ghost.${value}`),
    })),
  }
}

/** Levels beyond the pack have no next one: weekly and own tracks repeat. */
function levelOf({ run, definition }: Race, wish: RunWish): number {
  const level = wish.level ?? run.level
  const isSpecial = run.level === OWN || isWeekly(run.level)
  return isSpecial && level > definition.levels ? run.level : level
}

export function restart(race: Race, wish: RunWish = {}) {
  const isDaily = wish.seed !== undefined && wish.level === undefined
  const level = isDaily ? SEEDED : levelOf(race, wish)
  if (level !== SEEDED && level <= race.definition.levels) race.packedLevel = level
  // A dealt track stays until it was finished: a restart is for another try.
  const isSameTrack =
    !isDaily && !racedSim(race) && level === SEEDED && race.run.level === SEEDED && sim(race).status !== 'won'
  const before = sim(race).course
  const next = fresh(race, {
    level,
    ...(isSameTrack ? { seed: race.run.seed } : wish.seed === undefined ? {} : { seed: wish.seed }),
  })
  race.host.sound('deal')
  if ((next.sim as FacetLapSim).course === before) open(race, next)
  else openTrack(race, next)
}

/** Restarts the track without a question. */
export const startOver = (race: Race) => restart(race, { seed: race.run.seed, level: race.run.level })

export function setOption(race: Race, id: string, value: string) {
  if (id === 'course') {
    const levels: Readonly<Record<string, number>> = { seeded: SEEDED, weekly: thisWeek(), own: OWN }
    openTrack(race, fresh(race, { level: levels[value] ?? race.packedLevel }))
  }
  if (id !== 'ghost') return
  race.ghostWish = isGhostWish(value) ? value : 'all'
  open(race, fresh(race, { seed: race.run.seed, level: race.run.level }))
}
