import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'

/** The settings, or a game by its slug. */
const SaveKey = Type.String({ pattern: '^(settings|game:[A-Za-z0-9-]{1,64})$' })
/** Whether high or low bests are better in the game. */
const Best = wireEnum({ highest: 1, lowest: 2 })
const Version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })
/** Whose saves are meant: a browser signs in anew where a session has ended. Pages of the previous release do not send it. */
const Account = Type.Optional(UserId)

/** One save on the server. */
export const StoredSave = renamed(
  { version: 'ver', packed: 'data', savedAt: 'saveTime', device: 'devOS', best: 'order' },
  {
    key: SaveKey,
    /** The account's change counter: a later change has a larger number. */
    version: Version,
    /** Deflated and in base64url; null for an erased save. */
    packed: Type.Union([Type.String(), Type.Null()]),
    savedAt: wireMoment(),
    /** The operating system of the device that sent it. */
    device: Type.String(),
    best: Best,
    /** Mark of the content that this session stored last: an ancestor of the current one. Empty where it has stored none. */
    own: Type.Optional(Type.String()),
  },
)
export type StoredSave = Static<typeof StoredSave>

/** One save in the player's list. */
export const SaveLine = renamed(
  { bytes: 'size', savedAt: 'saveTime', device: 'devOS' },
  {
    key: SaveKey,
    /** The game's title in the player's language; empty for the settings, and for a game that no longer exists. */
    title: Type.String(),
    bytes: Type.Integer(),
    savedAt: wireMoment(),
    device: Type.String(),
  },
)
export type SaveLine = Static<typeof SaveLine>

/** The result for a sent save. */
const Fate = wireEnum({
  stored: 1,
  /** Another device was faster: merge what it stored, and send again. */
  stale: 2,
  /** A later build stored it: leave it alone. */
  newer: 3,
})

export const savesCalls = {
  /** Changes by other devices since a version, oldest first. */
  readSaves: defineCall({
    wire: 'game/save/get',
    access: 'visitor',
    repeat: 'read',
    params: renamed({ since: 'ver', account: 'userId' }, { since: Version, account: Account }),
    result: renamed(
      { saves: 'list', version: 'ver', hasMore: 'more' },
      {
        saves: Type.Array(StoredSave),
        /** Continue from here next time. */
        version: Version,
        hasMore: Type.Boolean(),
      },
    ),
    refusals: ['OperationMismatch'],
  }),
  /**
   * Stores a device's changes, all or nothing. Each save names the version it was merged with; an outdated one is answered with the
   * current save, and changes nothing. Of another account than the caller's nothing is stored.
   */
  sendSaves: defineCall({
    wire: 'game/save/set',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { saves: 'list', account: 'userId' },
      {
        account: Account,
        saves: Type.Array(
          renamed(
            { base: 'ver', packed: 'data' },
            { key: SaveKey, base: Version, packed: Type.String({ minLength: 1 }) },
          ),
          { minItems: 1, maxItems: 20 },
        ),
      },
    ),
    result: renamed(
      { saves: 'list' },
      {
        saves: Type.Array(
          renamed(
            { version: 'ver', fate: 'state', current: 'mine' },
            {
              key: SaveKey,
              fate: Fate,
              /** Its new version. */
              version: Version,
              /** The current save, when the sent one is stale. */
              current: Type.Union([StoredSave, Type.Null()]),
            },
          ),
        ),
      },
    ),
    refusals: ['OperationMismatch', 'GameNotFound', 'SaveTooLarge', 'SaveUnreadable', 'SavesFull', 'TooFast'],
  }),
  /** The caller's saves: game, size and device. */
  listSaves: defineCall({
    wire: 'game/save/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { saves: 'list', bytes: 'size', mostBytes: 'most' },
      { saves: Type.Array(SaveLine), bytes: Type.Integer(), mostBytes: Type.Integer() },
    ),
  }),
  /** Erases saves, all of them by default. Devices that have not changed them since erase them too. */
  eraseSaves: defineCall({
    wire: 'game/save/del',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { keys: 'list' },
      { keys: Type.Optional(Type.Array(SaveKey, { minItems: 1, maxItems: 200 })) },
    ),
    result: renamed({ keys: 'list', version: 'ver' }, { keys: Type.Array(SaveKey), version: Version }),
  }),
}
