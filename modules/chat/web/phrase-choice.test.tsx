// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answering, settle } from '#apps/testing/page-around.tsx'
import { freshChatPages, listing, log, showChat } from '#apps/testing/chat-page.tsx'
import { ok } from '#kit/result/result.ts'
import { isNicknameOpen, showAccount } from '#modules/account/web/index.ts'
import { chatCalls } from '../calls.ts'
import { PHRASE_COUNT } from '../model.ts'
import { PHRASES } from './phrases.ts'
import { mine, reader, said } from './testing/chat-samples.ts'

freshChatPages()

const sent: object[] = []
const accepted = answering(chatCalls.sendMessage, ({ text, phrase }) => {
  sent.push({ text, phrase })
  return ok({ message: { ...mine('Good luck!'), ...(phrase === undefined ? {} : { phrase }) } })
})

test('every phrase has its text', () => {
  expect(PHRASES).toHaveLength(PHRASE_COUNT)
})

test('a phrase is read in the language of the page, whatever language its writer has', async () => {
  await showChat([listing(said('Viel Glück!', { phrase: 2, language: 'de' }))])
  expect(log().getByText('Good luck!')).toBeDefined()
  fireEvent.click(screen.getByRole('switch', { name: 'My language' }))
  expect(log().getByText('Good luck!')).toBeDefined()
})

test('a phrase that this page does not know yet is read as it was written', async () => {
  await showChat([listing(said('Neu und unbekannt', { phrase: 25 }))])
  expect(log().getByText('Neu und unbekannt')).toBeDefined()
})

describe('a guided player', () => {
  test('has phrases instead of a field, and sends one by its number', async () => {
    sent.length = 0
    showAccount({ ...reader, age: 'guided' })
    await showChat([listing(), accepted])
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Good luck!' }))
    await settle()
    expect(sent).toEqual([{ text: '', phrase: 2 }])
    expect(log().getAllByText('Good luck!')).toHaveLength(1)
  })

  test('chooses a name first', async () => {
    sent.length = 0
    showAccount({ ...reader, age: 'guided', nickname: '' })
    await showChat([listing(), accepted])
    fireEvent.click(screen.getByRole('button', { name: 'Hello!' }))
    await settle()
    expect([isNicknameOpen.read(), sent]).toEqual([true, []])
    showAccount({ ...reader, age: 'guided', nickname: 'Sunny Turtle' })
    isNicknameOpen.change(() => false)
    await settle()
    expect(sent).toEqual([{ text: '', phrase: 1 }])
  })
})
