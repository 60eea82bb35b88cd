import type { ResultOf } from '#kit/contract/call.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { dayPartOf } from '#kit/ui/living/day-part.ts'
import living from '#kit/ui/living/living.module.css'
import { weatherDrawing } from '#kit/ui/living/weather.ts'
import scene from '#kit/ui/IsletScene.module.css'
import { callApi } from '#kit/web/api.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { eventsCalls } from '#modules/events/calls.ts'

const LOOK_EVERY_MS = 60_000
/** After a navigation, the screen is drawn some frames after its address changes. */
const DRAWN_AFTER_MS = [0, 300, 1500]

type ListEvents = () => Promise<ResultOf<typeof eventsCalls.listEvents>>

/** A drawing of the current season's weather; empty without a season. */
const drawWeather = (list: ListEvents): Promise<string> =>
  list().then(({ events }) => {
    const art = events.find(({ kind }) => kind === 'season')?.art
    return art ? weatherDrawing(art) : ''
  })

/** Adds light for the player's hour and the season's weather to each islet scene on the page. */
function enliven(hour: number, weather: () => Promise<string>) {
  for (const islet of document.querySelectorAll<HTMLElement>(`.${scene.islet}`)) {
    const known = islet.parentElement!.querySelector<HTMLElement>(`.${living.living}`)
    const layer = known ?? document.createElement('div')
    layer.dataset.part = dayPartOf(hour)
    if (known) continue
    layer.className = living.living!
    layer.innerHTML = `<div class="${living.tint}"></div>`
    // Behind the islet, which keeps its colours, and below the veil, which guarantees the contrast of text.
    islet.before(layer)
    weather()
      .then((drawing) => layer.insertAdjacentHTML('beforeend', drawing))
      .catch(ignoreFailure('no season is known'))
  }
}

let isAlive = false

/** Follows the player's time of day in the islet scene. Starts after the first gesture. */
export function live(
  { subscribe }: Pick<Navigation, 'subscribe'>,
  list: ListEvents = () => callApi(eventsCalls.listEvents, {}),
) {
  if (isAlive) return
  isAlive = true
  let drawn: Promise<string> | undefined
  const weather = () => (drawn ??= drawWeather(list))
  const look = () => {
    if (document.documentElement.dataset.ready) enliven(new Date(systemClock()).getHours(), weather)
  }
  const soon = () => DRAWN_AFTER_MS.forEach((wait) => setTimeout(look, wait))
  soon()
  subscribe(soon)
  setInterval(look, LOOK_EVERY_MS)
}
