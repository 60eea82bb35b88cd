import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { endWithStarter } from './ground.ts'
import { childrenSeconds } from './processor.ts'

// Runs a program as a child process and writes the CPU seconds of it and its descendants into a file, because the parent cannot
// separate the times of parts that run in parallel: `measure-cpu.ts FILE PROGRAM ARGUMENTS`.

const [file, program, ...args] = process.argv.slice(2)
if (!file || !program) throw new Error('measure-cpu.ts FILE PROGRAM ARGUMENTS')
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
