import { readFileSync } from 'node:fs'

/** Linux counts the time of ended children in ticks of 10 ms. */
const TICKS_PER_SECOND = 100
/** Fields of /proc/self/stat behind the program's name: cutime and cstime. */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/** Processor seconds of all children that have ended, and of theirs; nothing where the system does not tell. */
export function childrenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const text = readFileSync('/proc/self/stat', 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND
}
