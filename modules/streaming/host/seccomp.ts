import { arch } from 'node:process'

/** System calls that no game needs and that kernel exploits have used; numbers of x86-64 and arm64. */
const FORBIDDEN: Readonly<Record<string, readonly [x64: number, arm64: number]>> = {
  ptrace: [101, 117],
  syslog: [103, 116],
  personality: [135, 92],
  pivot_root: [155, 41],
  acct: [163, 89],
  mount: [165, 40],
  umount2: [166, 39],
  swapon: [167, 224],
  swapoff: [168, 225],
  reboot: [169, 142],
  init_module: [175, 105],
  delete_module: [176, 106],
  quotactl: [179, 60],
  migrate_pages: [256, 238],
  mbind: [237, 235],
  set_mempolicy: [238, 237],
  kexec_load: [246, 104],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  unshare: [272, 97],
  move_pages: [279, 239],
  perf_event_open: [298, 241],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  setns: [308, 268],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  finit_module: [313, 273],
  bpf: [321, 280],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
}

const MACHINES = {
  x64: { audit: 0xc000003e, index: 0, clone: 56, socket: 41 },
  arm64: { audit: 0xc00000b7, index: 1, clone: 220, socket: 198 },
} as const

const CLONE3 = 435
const CLONE_NEWUSER = 0x10000000
/** Numbers from here on are the x32 variants of the same calls. */
const X32 = 0x40000000
/** AF_UNIX, AF_INET, AF_INET6 and AF_NETLINK: games ask for these, but there is no network behind them. */
const ADDRESS_FAMILIES = [1, 2, 10, 16]

const LOAD = 0x20
const EQUAL = 0x15
const AT_LEAST = 0x35
const HAS_BITS = 0x45
const RETURN = 0x06
const ALLOW = 0x7fff0000
const KILL = 0x80000000
const REFUSE = 0x00050000
const EPERM = 1
const ENOSYS = 38
const EAFNOSUPPORT = 97
/** Offsets in `struct seccomp_data`. */
const NUMBER = 0
const MACHINE = 4
const FIRST_ARGUMENT = 16

/** A filter program for bubblewrap's `--seccomp`, or undefined on machines whose system call numbers are unknown here. */
export function callFilter(machine: string = arch): Buffer | undefined {
  if (machine !== 'x64' && machine !== 'arm64') return undefined
  const { audit, index, clone, socket } = MACHINES[machine]
  const lines: (readonly [code: number, ifTrue: number, ifFalse: number, value: number])[] = []
  const answer = (value: number) => lines.push([RETURN, 0, 0, value])
  const load = (offset: number) => lines.push([LOAD, 0, 0, offset])

  load(MACHINE)
  lines.push([EQUAL, 1, 0, audit])
  answer(KILL)
  load(NUMBER)
  lines.push([AT_LEAST, 0, 1, X32])
  answer(REFUSE | ENOSYS)
  // The flags of clone3 are in memory, where a filter cannot look; libc falls back to clone.
  lines.push([EQUAL, 0, 1, CLONE3])
  answer(REFUSE | ENOSYS)
  for (const numbers of Object.values(FORBIDDEN)) {
    lines.push([EQUAL, 0, 1, numbers[index]])
    answer(REFUSE | EPERM)
  }
  lines.push([EQUAL, 0, 4, clone])
  load(FIRST_ARGUMENT)
  lines.push([HAS_BITS, 0, 1, CLONE_NEWUSER])
  answer(REFUSE | EPERM)
  answer(ALLOW)
  lines.push([EQUAL, 0, ADDRESS_FAMILIES.length + 2, socket])
  load(FIRST_ARGUMENT)
  ADDRESS_FAMILIES.forEach((family, place) => lines.push([EQUAL, ADDRESS_FAMILIES.length - place, 0, family]))
  answer(REFUSE | EAFNOSUPPORT)
  answer(ALLOW)

  const program = Buffer.alloc(lines.length * 8)
  lines.forEach(([code, ifTrue, ifFalse, value], line) => {
    program.writeUInt16LE(code, line * 8)
    program.writeUInt8(ifTrue, line * 8 + 2)
    program.writeUInt8(ifFalse, line * 8 + 3)
    program.writeUInt32LE(value >>> 0, line * 8 + 4)
  })
  return program
}
