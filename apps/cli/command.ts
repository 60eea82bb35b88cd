import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { FetchOutside } from '#kit/server/outside.ts'
import type { Instant } from '#kit/time/time.ts'
import type { CloudGames } from '#modules/cloud/server/index.ts'
import type { Uploads } from '#modules/hosted/server/index.ts'
import type { Changed } from '#modules/operator/server/index.ts'

/** A word behind the command, in its place. */
export interface Argument {
  readonly name: string
  readonly says: string
  readonly isOptional?: true
  /** The last one may be given many times. */
  readonly isMany?: true
  /** A file of the operator's, which is read or written: the console sends it along, or brings it back. */
  readonly file?: 'read' | 'written'
}

/** Something behind two dashes; one with a value names it. */
export interface Option {
  readonly says: string
  readonly value?: string
  readonly file?: 'written'
}

/** What was typed, by the names of the table. */
export interface Input {
  readonly words: Readonly<Record<string, string>>
  /** The words of an argument that may be given many times. */
  readonly many: readonly string[]
  readonly options: Readonly<Record<string, string>>
  has(option: string): boolean
}

/** What a command works with. */
export interface Desk {
  readonly db: Db
  readonly now: Instant
  readonly keys: Keys
  /** The operator at the terminal. */
  readonly operator: string
  readonly host: string
  /** The address of the portal, where the operator has set one. */
  readonly publicUrl: string | undefined
  /** Where uploaded games are played; nothing where none are. */
  readonly gamesUrl: string | undefined
  /** The uploaded games of this portal. */
  readonly uploads: Uploads
  /** The address of the console. */
  readonly consoleUrl: string | undefined
  /** The games of the build, hidden ones too; nothing where nothing is built yet. */
  catalogue(): Catalogue | undefined
  /** The games of the cloud; those of the database but in tests. */
  readonly cloudGames: CloudGames
  /** Reaches hosts of the public internet; the real one but in tests. */
  readonly fetchOutside: FetchOutside
}

/** What a change has made ready outside of the database, by names of its own. */
export type Prepared = ReadonlyMap<string, string>

/** What a change works with: one transaction, in which what was done is written down too. */
export interface ChangeDesk extends Desk {
  readonly db: Tx
  /** What `prepare` has found. */
  readonly prepared: Prepared
}

/** Exit code of a refusal: 1 when the portal refuses, 2 when the command line is wrong. */
export interface No {
  readonly ok: false
  readonly code: 1 | 2
  readonly why: string
  /** Somebody else has changed it since it was looked at. */
  readonly isConflict?: true
}

/** Facts for programs and the same for eyes; `isBad` ends the process with 1, though all was done. */
export interface Shown {
  readonly ok: true
  readonly text: string
  readonly facts: unknown
  readonly isBad?: boolean
}

/** What a change did, or would do. */
export interface Change extends Changed {
  readonly ok: true
  /** One sentence; what it would do is the same. */
  readonly text: string
  /** What an operator should know before confirming. */
  readonly warnings?: readonly string[]
  /** Why it is done, when the command asks for it in its own words. */
  readonly reason?: string
  /** The players whom it is about, where the subject is something else. */
  readonly userIds?: readonly number[]
  /** The player who has asked for it: they decide nothing about it either. */
  readonly askedBy?: number
  /** Told once, when it is done, and written down nowhere: a link that lets somebody in. */
  readonly told?: string
}

/** All is as it was wished: nothing to do, nothing to write down. */
export interface Same {
  readonly ok: true
  readonly isSame: true
  readonly text: string
}

interface Described {
  /** Area and verb: `users ban`. */
  readonly name: string
  /** One sentence without its full stop. */
  readonly says: string
  readonly args?: readonly Argument[]
  readonly options?: Readonly<Record<string, Option>>
  readonly example: string
  /** More text for `--help` of this command. */
  readonly note?: string
}

/** Looks, and changes nothing. */
export interface Reading extends Described {
  readonly kind: 'read'
  read(desk: Desk, input: Input): Promise<Shown | No>
}

/** Changes something: tried first, confirmed, written down. */
export interface Changing extends Described {
  readonly kind: 'change'
  /** Cannot be taken back: in the console a second operator confirms it. */
  readonly isFinal?: true
  /** Long work before the transaction begins: a trial only looks, and changes nothing. */
  prepare?(wish: {
    readonly desk: Desk
    readonly input: Input
    readonly isTrial: boolean
  }): Promise<Prepared | No>
  change(desk: ChangeDesk, input: Input): Promise<Change | Same | No>
}

/** Needs no database, or opens it itself for long work. */
export interface Working extends Described {
  readonly kind: 'work'
  /** What it gives lets others in or reads everything: in the console a fresh passkey comes before it. */
  readonly isSecret?: true
  /** Why the console cannot run it while it serves. */
  readonly onlyHere?: string
  work(surroundings: Surroundings, input: Input): Promise<Shown | No>
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
  readonly fetchOutside?: FetchOutside
  /** Asks the operator; undefined without a terminal. */
  readonly ask?: (question: string) => Promise<string>
  /** Where progress is shown. */
  readonly out: NodeJS.WriteStream
}

export const shown = (text: string, facts: unknown): Shown => ({ ok: true, text, facts })
export const same = (text: string): Same => ({ ok: true, isSame: true, text })
/** The portal refuses. */
export const no = (why: string): No => ({ ok: false, code: 1, why })
/** Somebody else was quicker: nothing is overwritten. */
export const conflict = (why: string): No => ({ ...no(why), isConflict: true })
/** The command line is wrong. */
export const misused = (why: string): No => ({ ok: false, code: 2, why })
