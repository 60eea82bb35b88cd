import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPose } from '#kit/game/micro/pose.ts'
import { rulesOf } from './all-rules.ts'
import { VERBS } from './definitions.ts'
import { frames } from './all-frames.ts'

// Plays each game by its bot up to the moment of its cover: node games/invaders/find-poses.ts
const lines = VERBS.map((verb) => `  '${verb}':\n    '${findPose(rulesOf[verb], frames[verb])}',`)
const text = `import type { Pose } from '#kit/game/micro/pose.ts'
import type { Verb } from './definitions.ts'

/** The presses up to the moment on each cover. Written by \`find-poses.ts\`. */
export const poses: Readonly<Record<Verb, Pose>> = {
${lines.join('\n')}
}
`
writeFileSync(join(import.meta.dirname, 'poses.ts'), text)
