import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPose } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-runs.ts'
import { RUNS } from './definitions.ts'
import { frames } from './all-frames.ts'

// Plays each game by its bot up to the moment of its cover: node games/road-rush/find-poses.ts
const lines = RUNS.map((run) => `  '${run}': '${findPose(rulesOf[run], frames[run])}',`)
const text = `import type { Pose } from '#kit/game/micro/pose.ts'
import type { Run } from './definitions.ts'

/** The presses up to the moment on each cover. Written by \`find-poses.ts\`. */
export const poses: Readonly<Record<Run, Pose>> = {
${lines.join('\n')}
}
`
writeFileSync(join(import.meta.dirname, 'poses.ts'), text)
