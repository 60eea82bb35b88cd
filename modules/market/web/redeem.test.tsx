// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { connectApi } from '#kit/web/api.ts'
import { marketCalls } from '../calls.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { cardOf, listingOf } from './testing/market-samples.ts'
import { caretAfter, groupedCode } from './typed-code.ts'

const found = (can: 'swap' | 'pass' | 'own') =>
  answering(marketCalls.findListing, () => ok({ listing: listingOf(21), can }))
const sent: object[] = []
const redeemed = answering(marketCalls.redeemListing, (params) => {
  sent.push(params)
  return ok({ card: cardOf(21) })
})

beforeEach(() => {
  teachDialogs()
  sent.length = 0
  history.replaceState(null, '', '/coconut?part=redeem')
})
afterEach(cleanup)

async function show(answers: Answering[] = [found('pass'), redeemed]) {
  renderOnPage(<RedeemForm />, { answers })
  await settle()
}
async function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await settle()
}
async function submit(code = 'ABCD1234', password = 'KQWX9876') {
  await type('Item ID', code)
  await type('Retrieval password', password)
  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }))
  await settle()
}
const errorOf = (label: string) => {
  const { parentElement } = screen.getByLabelText(label).parentElement!
  return within(parentElement!).queryByRole('alert')?.textContent
}

describe('redeeming a card [2.38] [1.12]', () => {
  test('gets it by item ID and password, and shows it', async () => {
    await show()
    await submit()
    expect(sent).toEqual([{ code: 'ABCD-1234', password: 'KQWX-9876' }])
    expect(screen.getByText(/is yours/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Redeem another card' }))
    expect((screen.getByLabelText('Item ID') as HTMLInputElement).value).toBe('')
  })

  test('a shared link fills the item ID in and shows the card behind it', async () => {
    history.replaceState(null, '', '/coconut?part=redeem&code=abcd-1234')
    await show([found('swap'), redeemed])
    expect((screen.getByLabelText('Item ID') as HTMLInputElement).value).toBe('ABCD-1234')
    expect(screen.getByRole('heading', { level: 3 })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Swap' })).toBeDefined()
  })

  test('[8.7] an invalid code shows its error', async () => {
    await show()
    await submit('AB')
    expect(errorOf('Item ID')).toBe('Invalid code. Please check and try again.')
    expect(sent).toEqual([])
  })

  test('[8.7] an incomplete password costs no attempt', async () => {
    await show()
    await submit('ABCD1234', 'KQ')
    expect(errorOf('Retrieval password')).toBe('Invalid extraction code')
    expect(sent).toEqual([])
  })

  test('[8.7] a wrong password shows how many attempts are left', async () => {
    await show()
    await type('Item ID', 'ABCD1234')
    connectApi(async () => ({
      id: 1,
      result: null,
      error: { code: errorCatalogue.WrongRetrievalPassword, msg: '', data: { leftNum: 3 } },
    }))
    await submit()
    expect(errorOf('Retrieval password')).toBe('Wrong password. 3 tries left')
  })

  test('[5.5] the player’s own card cannot be redeemed', async () => {
    await show([found('own')])
    await type('Item ID', 'ABCD1234')
    expect(errorOf('Item ID')).toBe("Can't swap own cards")
  })

  test('a limit is shown for the whole form', async () => {
    await show([found('pass'), answering(marketCalls.redeemListing, () => refuse('TransferDayLimit'))])
    await submit()
    expect(
      screen.getByText('You have received as many cards by code as one day allows').getAttribute('role'),
    ).toBe('alert')
  })
})

describe('a code as people type it', () => {
  test.for([
    ['abcd', 'ABCD'],
    ['abcd1', 'ABCD-1'],
    ['abcd 1234', 'ABCD-1234'],
    ['ａｂｃｄ—１２３４', 'ABCD-1234'],
    ['olio-1234-99', '0110-1234'],
  ])('%s is shown as %s', ([typed, shown]) => {
    expect(groupedCode(typed!)).toBe(shown)
  })

  test('the caret stays behind the same character', () => {
    expect(caretAfter('AB')).toBe(2)
    expect(caretAfter('ABCD')).toBe(4)
    expect(caretAfter('ABCD1')).toBe(6)
    expect(caretAfter('ABCD-1')).toBe(6)
  })
})
