import { buildCourse, type Course } from '#kit/game/racing/course.ts'

/** Sets of six tracks, as pieces; the bends of each sum to 360° (0° for a figure of eight). */
const SETS = {
  circuit: [
    'S90 R90/34 S60 R90/30 S40 R60/40 L60/40 S50 R90/34 S60 R90/30',
    'S90 R120/30 S40 L60/36 S50 R120/30 S60 R90/34 S30 L45/40 S30 R135/28',
    'S80 R60/50 S70 R120/30 S50 R45/46 L45/46 S40 R90/28 S60 R90/32',
    'S90 R90/28 S40 L90/26 S40 R90/26 S60 R90/40 S60 L45/40 S30 R135/32 S50 R90/32',
    'S90 R150/26 S60 L60/34 S40 L90/26 S50 R120/28 S60 R120/32 S40 L60/34 S40 R120/32 S40 R60/50',
    'S90 R90/30 L90/30 S50 R90/34 S60 R120/30 S40 L60/36 S50 R120/34 S60 R90/30',
  ],
  short: [
    'S70 R90/24 S30 R90/24 S60 R90/24 S30 R90/24',
    'S60 R120/22 S30 L60/26 S30 R120/22 S50 R90/24 S30 R90/24',
    'S60 R90/22 S30 L60/24 S20 R60/24 R90/22 S60 R90/24 S30 R90/24',
    'S70 R135/22 S30 L90/22 S30 R135/22 S60 R90/26 S30 R90/26',
    'S50 R90/22 S20 R90/20 S20 L90/20 S20 R90/22 S50 R90/24 S40 R90/24',
    'S80 R150/22 S40 L120/22 S30 R150/22 S50 R90/24 S30 R90/24',
  ],
  bends: [
    'S60 R120/34 S30 L90/30 S30 R120/34 S40 R90/34 S40 R120/40',
    'S50 R90/30 L90/30 R90/30 S40 R120/34 S50 R90/30 L60/34 R120/32',
    'S70 R180/30 S30 L180/26 S40 R180/30 S60 R90/34 S50 R90/34',
    'S60 R150/28 S30 L120/28 S30 R150/28 S40 R60/40 S40 R120/30',
    'S50 L60/34 R120/30 L60/34 S30 R120/28 S50 R90/34 S40 R60/30 R90/34',
    'S60 R90/24 L90/24 S30 R180/26 S40 L90/26 S30 R90/24 S40 R90/28 S40 R90/30',
  ],
  gravel: [
    'S80g R90/44g S50g R60/36g L60/36g S40g R90/40g S60g R90/36g S50g R90/44g',
    'S70g L45/40g R90/36g S50g R120/32g S40g L60/36g S50g R90/36g S40g R75/40g S30g R90/34g',
    'S60g R60/34g L90/34g R60/34g S50g R150/30g S60g R90/36g S60g R90/36g',
    'S90g R150/34g S40g L90/30g S40g L60/40g S50g R120/34g S60g R120/34g S50g R120/36g',
    'S60g R45/30g L90/30g R45/30g S40g R90/30g S30g L45/34g R90/30g S40g R90/30g S60g R135/34g',
    'S80g L90/34g S40g L90/30g S40g R120/28g S40g R60/34g S30g L135/28g S50g L90/34g S50g L135/36g',
  ],
  highway: [
    'S300 R90/160 S200 R90/160 S300 R90/160 S200 R90/160',
    'S260 R60/180 S200 L60/180 S200 R120/150 S260 R120/150 S200 R120/160',
    'S300 R120/140 S240 R60/200 L60/200 S200 R120/140 S200 R120/150',
    'S240 L60/150 S160 R120/140 S200 R120/140 S240 L60/160 S140 R120/140 S200 R120/140',
    'S260 R90/130 L90/140 S160 R180/130 S240 R90/130 S200 R90/140',
    'S240 R45/120 L90/120 R45/120 S200 R120/130 S200 R120/130 S240 R120/130',
  ],
  bay: [
    'S90 R90/60 S60 R90/60 S90 R90/60 S60 R90/60',
    'S90 R120/50 S60 L60/60 S60 R120/50 S80 R90/50 S60 R90/50',
    'S80 R60/60 L60/60 S60 R120/46 S80 R120/46 S80 R120/50',
    'S100 R150/46 S60 L90/46 S60 R120/50 S80 R90/50 S60 R90/50',
    'S80 R90/46 S60 L90/46 S60 R90/46 S80 R90/50 S80 R90/50 S60 R90/50',
    'S90 R150/56 S60 L120/60 S60 R150/56 S90 R90/50 S60 R90/50',
  ],
  table: [
    'S60 R90/22 S30 R90/22 S60 R90/22 S30 R90/22',
    'S50 R120/20 S20 L60/22 S20 R120/20 S50 R90/20 S30 R90/20',
    'S50 R180/20 S20 L180/18 S20 R180/20 S50 R90/20 S50 R90/20',
    'S60 R90/18 S20 L90/18 S20 R90/18 S30 R90/20 S50 R90/20 S40 R90/20',
    'S40 R45/24 L90/22 R45/24 S30 R90/20 S40 R90/20 S60 R90/20 S30 R90/20',
    'S40 R135/18 S30 L90/18 S20 R135/18 S30 R90/20 S30 L45/24 S20 R135/20',
  ],
} as const

export type TrackSet = keyof typeof SETS

export const TRACKS_A_SET = 6
const built = new Map<string, Course>()

/** A track of a set, 1 to 6; built once. */
export function trackOf(set: TrackSet, number: number, width: number): Course {
  const name = `${set} ${number} ${width}`
  const known = built.get(name)
  if (known) return known
  const text = fromTheMiddle(SETS[set][(number - 1) % TRACKS_A_SET]!)
  const course = buildCourse(text, { width, banking: 0, height: 0 })
  built.set(name, course)
  return course
}

/** The start line lies within the first straight, so that there is room for the grid behind it. */
function fromTheMiddle(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const length = parseFloat(first.slice(1))
  const marks = first.replace(/^S[\d.]+/, '')
  return [`S${length * 0.5}${marks}`, ...rest, `S${length * 0.5}${marks}`].join(' ')
}
