import { emberTurtle, stormOctopus, pearlOysterQueen } from './ss-sea.ts'
import { sunMarlin, thunderOrca, goldenAlbatross } from './ss-leapers.ts'

/** In the order of the kinds' numbers. */
export const ssFaces = [emberTurtle, stormOctopus, sunMarlin, thunderOrca, pearlOysterQueen, goldenAlbatross]
