import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPose } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-rules.ts'
import { PLAYS } from './definitions.ts'
import { frames } from './all-frames.ts'

// Plays each game by its bot up to the moment of its cover: node games/ball-sports/find-poses.ts
const lines = PLAYS.map((play) => `  '${play}': '${findPose(rulesOf[play], frames[play])}',`)
const text = `import type { Pose } from '#kit/game/micro/pose.ts'
import type { Play } from './definitions.ts'

/** The presses up to the moment on each cover. Written by \`find-poses.ts\`. */
export const poses: Readonly<Record<Play, Pose>> = {
${lines.join('\n')}
}
`
writeFileSync(join(import.meta.dirname, 'poses.ts'), text)
