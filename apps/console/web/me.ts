import type { ShownCommand } from '../server/command-routes.ts'

export type { ShownCommand }

export interface Area {
  readonly area: string
  readonly commands: readonly ShownCommand[]
}

export interface OwnSession {
  readonly sessionId: string
  readonly address: string
  readonly startedAt: number
  readonly seenAt: number
  readonly isThis: boolean
}

/** The signed-in operator, and what they may do. */
export interface Me {
  readonly name: string
  readonly role: 'owner' | 'moderator' | 'editor' | 'analyst' | 'support'
  readonly areas: readonly Area[]
  readonly codesLeft: number
  /** The positions of the recovery codes that are left. */
  readonly codes: readonly (number | null)[]
  readonly passkeys: readonly {
    readonly handle: string
    readonly madeAt: number
    readonly usedAt: number | null
  }[]
  readonly sessions: readonly OwnSession[]
}

export const commandsOf = ({ areas }: Pick<Me, 'areas'>) => areas.flatMap(({ commands }) => commands)
export const mayDo = (me: Me, name: string) => commandsOf(me).some((command) => command.name === name)
