import type { SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { isDone, missionAt, rankOf, rewardOf } from '#kit/game/progress/missions.ts'
import { countedIn, missions } from './missions.ts'
import { keepOwned, missionText, settleFlight } from './owned.ts'
import { openWheel, stepWheel } from './spin-wheel.ts'
import { flight, type Trip } from './trip.ts'
import { FLOOR, metres } from './world.ts'

const FALL = 0.5
const BOUNCE = -0.45
const OVER_AFTER_TICKS = 80

export function checkMissions(trip: Trip, events: readonly SimEvent[]) {
  if (events.some(({ kind }) => kind === 'crash')) return
  const counted = countedIn(flight(trip))
  for (const open of trip.owned.open) {
    if (trip.announced.has(open.index) || !isDone(missions, open, counted)) continue
    trip.announced.add(open.index)
    const mission = missionAt(missions, open.index)
    const reward = rewardOf(mission)
    trip.host.sound('win')
    trip.host.happy(0.6)
    trip.host.toast(`${missionText(trip.context, mission)} · ${signed(`+${trip.number(reward)}`)}`)
    trip.effects.celebrate(flight(trip))
  }
}

/** How far it went, and what was gathered. */
const endOf = (trip: Trip) =>
  trip.text('say.end', {
    metres: trip.number(metres(flight(trip).travelled)),
    coins: trip.number(flight(trip).tally.coins),
  })

export function crash(trip: Trip) {
  trip.pose.thrusting = false
  trip.pose.fallY = flight(trip).body.y
  trip.fallSpeed = -7
  trip.ended = 0
  checkMissions(trip, [])
  const rank = rankOf(trip.owned)
  const { progress, gains } = settleFlight(trip.context, trip.owned, flight(trip))
  trip.owned = progress
  trip.gains = gains
  keepOwned(trip.context, progress, flight(trip))
  trip.host.announce(endOf(trip))
  if (rankOf(trip.owned) > rank) {
    trip.host.happy(1)
    trip.host.toast(trip.text('say.rank', { rank: trip.number(rankOf(trip.owned)) }))
  }
}

/** The tinkerer tumbles to the boardwalk while the page waits. */
export function fall(trip: Trip) {
  trip.ended++
  trip.fallSpeed += FALL
  trip.pose.fallY += trip.fallSpeed
  const ground = FLOOR - 14
  if (trip.pose.fallY > ground) {
    trip.pose.fallY = ground
    if (trip.fallSpeed > 3) trip.host.sound('bounce', -4)
    trip.fallSpeed = trip.fallSpeed > 2 ? trip.fallSpeed * BOUNCE : 0
  }
  trip.pose.tumble += trip.fallSpeed === 0 ? (Math.PI / 2 - trip.pose.tumble) * 0.2 : 0.12
  if (trip.pose.tumble > Math.PI * 1.5) trip.pose.tumble -= 2 * Math.PI
  if (trip.ended === OVER_AFTER_TICKS) {
    trip.wheel = openWheel(trip)
    if (!trip.wheel) end(trip)
  } else if (trip.wheel && stepWheel(trip, trip.wheel)) end(trip)
}

/** The page hears of it when the wheel stands still. */
function end(trip: Trip) {
  const won = trip.wheel?.prizes.reduce((sum, coins) => sum + coins, 0) ?? 0
  const gains = trip.gains && { ...trip.gains, coins: trip.gains.coins + won }
  trip.wheel = undefined
  trip.host.playing(false)
  trip.host.over(undefined, { reason: endOf(trip), ...(gains ? { gains } : {}) })
}
