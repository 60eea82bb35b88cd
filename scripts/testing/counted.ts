import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { endWithStarter } from './ground.ts'
import { childrenSeconds } from './processor.ts'

// Runs a program as a child of its own and writes the processor seconds of it and all that it started into a file, for
// the parent cannot tell apart the times of parts that run at once: `counted.ts FILE PROGRAM ARGUMENTS`.

const [file, program, ...args] = process.argv.slice(2)
if (!file || !program) throw new Error('counted.ts FILE PROGRAM ARGUMENTS')
const child = spawn(program, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
endWithStarter(() => child.kill('SIGTERM'))
child.once('error', (error) => {
  throw error
})
child.once('exit', (code) => {
  const seconds = childrenSeconds()
  if (seconds !== undefined) writeFileSync(file, String(seconds))
  process.exitCode = code ?? 1
})
