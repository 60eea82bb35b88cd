import { hydrated } from '#kit/game/beside/hydrated.ts'
import { authorLap } from './medals.ts'
import { readTrackHash, type BadLink, type OwnTrack } from './own-track.ts'
import { time, type Context, type Race } from './race.ts'
import { isTrack, readTrack, TRACK_HASH } from './track-code.ts'
import { courseOfWay, OWN } from './tracks.ts'

/** The track in the page's address; tells the reason where it is invalid. */
export function sentTrack(context: Context): OwnTrack | undefined {
  const { definition } = context
  if (definition.twist !== 'plain' || !location.hash.startsWith(TRACK_HASH)) return undefined
  const sent = readTrackHash(location.hash, definition)
  const why = typeof sent === 'string' ? sent : faultOf(sent, context)
  if (why === undefined && typeof sent !== 'string') return sent
  say(context, linkText(why ?? 'damaged'))
  return undefined
}

const LINK_FAULTS: ReadonlySet<string> = new Set(['damaged', 'version', 'lap'])
const linkText = (why: BadLink | 'drive') => (LINK_FAULTS.has(why) ? `link.${why}` : `fault.${why}`)

/** Without a lap in the link the computer must be able to finish. */
function faultOf({ code, lap }: OwnTrack, { definition }: Context): 'drive' | undefined {
  const way = readTrack(code)
  const isDriven = lap || (isTrack(way) && authorLap(courseOfWay(way), definition).milliseconds < Infinity)
  return isDriven ? undefined : 'drive'
}

function say({ host, text }: Context, key: string, values: Readonly<Record<string, string>> = {}) {
  // No toast is shown before hydration.
  void hydrated().then(() => host.toast(text(key, values)))
}

/** Tells whom the player races; the track buttons load late. */
export function placeBar(race: Race) {
  const { lap } = race.own ?? {}
  if (race.run.level === OWN && lap) say(race.context, 'link.race', { time: time(race, lap.milliseconds) })
  const home = race.canvas.parentElement
  if (!home) return
  void Promise.all([import('./track-bar.ts'), hydrated()]).then(
    ([{ openTrackBar }]) => {
      if (!race.canvas.isConnected || race.bar) return
      race.bar = openTrackBar(race, home)
    },
    () => race.host.toast(race.text('link.late')),
  )
}
