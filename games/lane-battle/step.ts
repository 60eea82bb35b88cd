import { pickOne } from '#kit/random/random.ts'
import { fight } from './fight.ts'
import { isRush, pursue } from './goals.ts'
import { choose } from './mind.ts'
import { act } from './play.ts'
import { MOST_ENERGY, type Place, type Weather } from './world.ts'

/** Ticks that a unit of energy takes. */
const ENERGY_TICKS = 78
const WEATHERS: readonly Weather[] = ['sun', 'wind', 'rain', 'fog']
const WEATHER_TICKS = 840
const BRIDGE_TICKS = 540

/** Rivals get faster and more careful from the first to the tenth. */
const rivalPace = (level: number) => 0.62 + 0.055 * level
const rivalSense = (level: number) => Math.min(1, 0.35 + 0.065 * level)
const rivalThinks = (level: number) => 66 - 4 * level

/** One tick of 1/60 s. */
export function step(place: Place, input: number) {
  const { world, rules, random, level } = place
  world.tick++
  const [own, rival] = world.armies
  const flow = (isRush(world.tick) ? 2 : 1) / ENERGY_TICKS
  own.energy = Math.min(MOST_ENERGY, own.energy + flow)
  rival.energy = Math.min(MOST_ENERGY, rival.energy + flow * rivalPace(level))
  if (rules.isWeather && world.tick % WEATHER_TICKS === 0) turnWeather(place)
  if (rules.isRiver && world.tick % BRIDGE_TICKS === 0) {
    world.bridge = (world.bridge + 1) % rules.lanes
    place.tell('bridge', world.bridge, 50)
  }
  act(place, 0, input)
  if (world.tick % rivalThinks(level) === 0)
    act(place, 1, choose(place, 1, { sense: rivalSense(level), random }))
  fight(place)
  pursue(place)
}

function turnWeather({ world, random, tell }: Place) {
  world.weather = world.forecast
  world.forecast = pickOne(
    WEATHERS.filter((one) => one !== world.weather),
    random,
  )
  tell('weather', 1, 50, WEATHERS.indexOf(world.weather))
}
