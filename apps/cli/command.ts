import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { FetchPublic } from '#kit/server/public-fetch.ts'
import type { Instant } from '#kit/time/time.ts'
import type { CloudGames } from '#modules/cloud/server/index.ts'
import type { Uploads } from '#modules/hosted/server/index.ts'
import type { Changed } from '#modules/operator/server/index.ts'

/** A positional argument. */
export interface Argument {
  readonly name: string
  readonly says: string
  readonly isOptional?: true
  /** The last argument may be repeated. */
  readonly isMany?: true
  /** A file that is read or written: the console uploads or downloads it. */
  readonly file?: 'read' | 'written'
}

/** An option (`--name value`); one with a value names it. */
export interface Option {
  readonly says: string
  readonly value?: string
  readonly file?: 'written'
}

/** The parsed command line, by names of the table. */
export interface Input {
  readonly words: Readonly<Record<string, string>>
  /** Values of a repeatable argument. */
  readonly many: readonly string[]
  readonly options: Readonly<Record<string, string>>
  has(option: string): boolean
}

/** What a command works with. */
export interface CommandContext {
  readonly db: Db
  readonly now: Instant
  readonly keys: Keys
  /** The operator at the terminal. */
  readonly operator: string
  readonly host: string
  /** The address of the portal, where the operator has set one. */
  readonly publicUrl: string | undefined
  /** URL of the games server; undefined without one. */
  readonly gamesUrl: string | undefined
  /** The uploaded games of this portal. */
  readonly uploads: Uploads
  /** The address of the console. */
  readonly consoleUrl: string | undefined
  /** The games of the build, including hidden ones; undefined before the first build. */
  catalogue(): Catalogue | undefined
  /** The cloud games; from the database except in tests. */
  readonly cloudGames: CloudGames
  /** Requests public hosts; replaced in tests. */
  readonly fetchPublic: FetchPublic
}

/** Values that `prepare` made outside the database, by name. */
export type Prepared = ReadonlyMap<string, string>

/** What a change can use: one transaction, which also writes the audit log. */
export interface ChangeContext extends CommandContext {
  readonly db: Tx
  /** What `prepare` has found. */
  readonly prepared: Prepared
}

/** Exit code of a refusal: 1 when the portal refuses, 2 when the command line is wrong. */
export interface CommandRefusal {
  readonly ok: false
  readonly code: 1 | 2
  readonly why: string
  /** It was changed by somebody else since it was read. */
  readonly isConflict?: true
}

/** Facts for programs, and the same as text; `isBad` makes the exit code 1 although everything ran. */
export interface Shown {
  readonly ok: true
  readonly text: string
  readonly facts: unknown
  readonly isBad?: boolean
}

/** What a change did, or would do. */
export interface Change extends Changed {
  readonly ok: true
  /** One sentence, the same for dry run and change. */
  readonly text: string
  /** What an operator should know before confirming. */
  readonly warnings?: readonly string[]
  /** The reason, when the command has its own option for it. */
  readonly reason?: string
  /** The players affected, when the subject is something else. */
  readonly userIds?: readonly number[]
  /** The player who requested it: they may not decide it either. */
  readonly askedBy?: number
  /** Only an owner may decide it in the console. */
  readonly isForOwners?: boolean
  /** Shown once when done, never logged: for example an invitation link. */
  readonly told?: string
}

/** Already in the wished state: nothing to do or log. */
export interface Same {
  readonly ok: true
  readonly isSame: true
  readonly text: string
}

interface Described {
  /** Area and verb: `users ban`. */
  readonly name: string
  /** One sentence without a full stop. */
  readonly says: string
  readonly args?: readonly Argument[]
  readonly options?: Readonly<Record<string, Option>>
  readonly example: string
  /** More text for `--help` of this command. */
  readonly note?: string
}

/** Reads, and changes nothing. */
export interface Reading extends Described {
  readonly kind: 'read'
  read(context: CommandContext, input: Input): Promise<Shown | CommandRefusal>
}

/** Changes something: dry run, confirmation, audit log. */
export interface Changing extends Described {
  readonly kind: 'change'
  /** Irreversible: in the console a second operator must confirm it. */
  readonly isFinal?: true
  /** Slow work before the transaction begins: a dry run only looks, and changes nothing. */
  prepare?(wish: {
    readonly context: CommandContext
    readonly input: Input
    readonly isTrial: boolean
  }): Promise<Prepared | CommandRefusal>
  change(context: ChangeContext, input: Input): Promise<Change | Same | CommandRefusal>
}

/** Needs no database, or opens it itself for long work. */
export interface Working extends Described {
  readonly kind: 'work'
  /** Its output grants access or reveals everything: the console asks for a passkey first. */
  readonly isSecret?: true
  /** Why the console cannot run it while serving. */
  readonly onlyHere?: string
  work(surroundings: Surroundings, input: Input): Promise<Shown | CommandRefusal>
}

export type Command = Reading | Changing | Working

/** The environment of a command: environment variables, terminal, database. */
export interface Surroundings {
  withDb<Value>(work: (db: Db) => Promise<Value>): Promise<Value>
  withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value>
  /** Folder of the operator’s own files. */
  readonly dataFolder: string
  /** The archive folder (ARCHIVE_DIR), if the operator has set one. */
  readonly archive?: string | undefined
  /** The address of the operator's own server. */
  readonly databaseUrl?: string | undefined
  now(): Instant
  readonly keys: Keys
  readonly operator: string
  readonly host: string
  readonly publicUrl?: string | undefined
  readonly consoleUrl?: string | undefined
  readonly gamesUrl?: string | undefined
  catalogue(): Catalogue | undefined
  readonly cloudGames: CloudGames
  /** Reaches hosts of the public internet. */
  readonly fetchPublic?: FetchPublic
  /** Asks the operator; undefined without a terminal. */
  readonly ask?: (question: string) => Promise<string>
  /** Where progress is shown. */
  readonly out: NodeJS.WriteStream
}

export const shown = (text: string, facts: unknown): Shown => ({ ok: true, text, facts })
export const same = (text: string): Same => ({ ok: true, isSame: true, text })
/** The portal refuses. */
export const refuseCommand = (why: string): CommandRefusal => ({ ok: false, code: 1, why })
/** Somebody else was quicker: nothing is overwritten. */
export const conflict = (why: string): CommandRefusal => ({ ...refuseCommand(why), isConflict: true })
/** The command line is wrong. */
export const usageError = (why: string): CommandRefusal => ({ ok: false, code: 2, why })
