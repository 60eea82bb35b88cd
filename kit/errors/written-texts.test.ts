import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ErrorName } from './catalogue.ts'

const english = JSON.parse(readFileSync('kit/errors/messages/en.json', 'utf8')) as Readonly<
  Record<ErrorName, string>
>

test.for<[row: string, name: ErrorName, text: string]>([
  ['8.2', 'ChatTooFast', 'Message sent too frequently'],
  ['8.2', 'ChatNotAllowed', 'Message sending not allowed'],
  ['8.3', 'UserNotFound', 'User not found'],
  ['8.3', 'InvalidUserId', 'User Id Error'],
  ['8.3', 'AlreadyFriends', 'You are already friends'],
  ['8.6', 'NotEnoughTime', 'Not enough time left'],
  ['8.6', 'PlayStateWrong', 'Game status or connection error'],
  ['8.6', 'TurnMissed', 'You failed to enter the game in time, please queue again'],
  ['8.7', 'InvalidListingCode', 'Invalid code. Please check and try again.'],
  ['8.7', 'WrongRetrievalPassword', 'Wrong password'],
  ['8.7', 'OwnCard', "Can't swap own cards"],
  ['8.7', 'UseLimit', 'Max limit reached.'],
  ['8.7', 'ListingLimit', 'Max limit reached.'],
  ['8.7', 'CardNotYours', 'This card is not yours'],
  ['8.10', 'Unreachable', 'Network Error'],
  ['8.10', 'TimedOut', 'timeout of 30000ms exceeded'],
])('[%s] the message of %s is the text of the specification', ([, name, text]) => {
  expect(english[name]).toBe(text)
})
