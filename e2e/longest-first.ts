import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These play in real time or open many pages; started last, one of them would delay the end of the run. */
const LONGEST = [
  'looks',
  'walk-portal',
  'layout',
  'console',
  'watch-runs',
  'saves',
  'pages',
  'wide-screens',
  'dailies',
  'play',
  'every-game',
  'sign-in',
  'operators',
  'forced-colours',
  'dice-duels',
  'hosted',
  'watch',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.indexOf(basename(moduleId, '.e2e.ts'))
  return place < 0 ? LONGEST.length : place
}

/** Runs the longest files first, the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
