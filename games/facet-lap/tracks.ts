import { seededCourse } from '#kit/game/racing/seeded.ts'
import { coursePieces, type Way } from './grid.ts'
import { buildLapCourse, plainLap, type LapCourse } from './lap-course.ts'
import { trackCode } from './track-code.ts'
import { isWeekly, weeklyWay } from './weekly.ts'

/** The level whose track is built from the run's seed. */
export const SEEDED = 0
/** The level of players' own tracks: the first input of a run sets the track. */
export const OWN = 99

const OPTIONS = { width: 12, banking: 9, height: 8 }

/** Tracks of the pack, from a wide evening lap to narrow roads with jumps and no rails. */
const TRACKS: readonly string[] = [
  'S90 R90/46+3 S60 R90/40 S40b R45/60 L45/60-3 S40 R90/44 S60 R90/44',
  'S100b R120/40+4 S40 L60/50 S50 R120/38-4 S60 R90/44+2 S30 L45/60 S30 R135/36-2',
  'S80 R60/60 S60b J16 S50 R120/40+5 S50 R45/60-5 L45/60 S40 R90/34 S60 R90/40',
  'S110+4 R180/42+4 S30b L180/30-6 S60 R180/40+2 S90 R90/40-4 S60 R90/40',
  'S90b R45/50o L90/44o R45/50o S60 R90/40+4 S50 R90/34 S40 L45/60 R45/60-4 S70b R90/44 S40 R90/40',
  'S80 R90/36+6 S40 L90/30+4 S40 R90/30 S60b J20-8 S60 R90/50 S60 L45/50 S30 R135/40-2 S50 R90/40',
  'S120b R270/46+10 S60 R30/60 L30/60 S50b L270/46-10 S30',
  'S60b L45/40o S30 R90/36o S30 L45/40o+3 S40 R90/30 S50b J18 S40 R90/34 S30 R45/40-3 L45/40 S60 R90/40 S40 R90/40',
  'S120b+6 R150/30 S60 L60/40 S40 L90/30-6 S50 R120/34 S40b J22 S60 R120/40 S40 L60/40 S40 R120/40 S40 R60/60',
  'S80 L90/40+3w10 S50 L90/34 S40 R90/30 S40b R90/30 S30 L45/40o-3 S30 L135/32 S60b J20 S50 L90/40 S50 L90/40 S40 L90/50',
  'S70b R60/40+5 L120/34+5 R60/40 S50 R90/30w10 S60bo J24o-6 S60 R90/40-4 S40 R60/30 L60/30 S50 R90/34 S50b R90/40',
  'S90bw10 R90/30+6 L90/30+4 S40 R180/26 S50bo J22o-4 S50 L90/34-4 S30 R90/28o S30 R90/30 S40 L60/40b R60/40 S60-2 J18 S40 R90/36 S30 R90/36',
]

/** Tracks with loops, for the plain lap only. */
const LOOP_TRACKS: readonly string[] = [
  'S90b R90/46 S60 O S40 R90/40 S60 R90/46 S100 R90/44',
  'S120b R270/46+10 S70b O S40 L270/46-10 S30',
  'S110b R60/50 S50b O S40 R120/40+4 S60 L45/60 S40 R45/60 S60b J20-4 S40 R90/40 S50 R90/44',
  'S90b R45/50o L90/44o R45/50o S60b O S30 R90/40+4 S50b J18 S30 R90/34 S60 R90/40-4 S70b R90/44',
  'S80b O S30 R90/40 S60 R90/36+5 L90/34 S60b O S40 R90/44 S60 R90/40-5 S60 R90/44',
  'S100b R90/46 S60b O S40 R90/40+6 S60 R90/44 S60b J22-6 S40 R45/60 L45/60 S40 R90/42',
  'S80b O S20 R90/44 S40b J18 S40 R90/36 S40 L60/40 R60/40 S60b O S40 R90/40 S60 R90/44',
  'S90b R90/34+4 S50bo J20o S30 L45/40 S30 R90/30 S60b O S20b O S30 R90/36-4 S40 R45/40 S60 R90/40',
]

export const PLAIN_TRACKS = TRACKS.length
export const ALL_TRACKS = TRACKS.length + LOOP_TRACKS.length
const built = new Map<string, LapCourse>()
const MOST_KEPT = 30

/** Mirrors a track: right turns become left turns. */
const mirror = (text: string) => text.replaceAll(/\b[LR]/g, (turn) => (turn === 'L' ? 'R' : 'L'))

/** The course of a built or dealt circuit. */
export const courseOfWay = (way: Way): LapCourse =>
  kept(`way ${trackCode(way)}`, () => buildLapCourse(coursePieces(way), OPTIONS))

/** The track of a level; level 0 is generated from the seed. */
export function trackOf(level: number, seed: number, mirrored = false): LapCourse {
  if (isWeekly(level)) return courseOfWay(weeklyWay(level))
  const text = [...TRACKS, ...LOOP_TRACKS][level - 1]
  const name = text ? `track ${level} ${mirrored}` : `seed ${seed}`
  return kept(name, () =>
    text ? buildLapCourse(mirrored ? mirror(text) : text, OPTIONS) : plainLap(seededCourse(seed, OPTIONS)),
  )
}

/** Cached, since building takes milliseconds. */
function kept(name: string, build: () => LapCourse): LapCourse {
  const known = built.get(name)
  if (known) return known
  if (built.size >= MOST_KEPT) built.clear()
  const course = build()
  built.set(name, course)
  return course
}
