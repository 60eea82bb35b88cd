import { Type } from 'typebox'

/** A user's number as clients send it: what no account can have is no request, and never reaches the database. */
export const UserId = Type.Integer({ minimum: 1, maximum: 9_999_999_999 })
