import { expect, test } from 'vitest'
import { readConsole } from './console-config.ts'

test('without a port there is no console', () => {
  expect(readConsole({ CONSOLE_HOST: '0.0.0.0' })).toBeUndefined()
})

test('only this machine reaches the console, and no proxy is trusted, unless the operator says so', () => {
  expect(readConsole({ CONSOLE_PORT: '8081' })).toEqual({
    host: '127.0.0.1',
    port: 8081,
    url: 'http://localhost:8081',
    trustedProxies: 0,
  })
  const settings = {
    CONSOLE_PORT: '9000',
    CONSOLE_HOST: '10.0.0.5',
    CONSOLE_URL: 'https://console.islet.example/',
    CONSOLE_TRUSTED_PROXIES: '1',
  }
  expect(readConsole(settings)).toEqual({
    host: '10.0.0.5',
    port: 9000,
    url: 'https://console.islet.example',
    trustedProxies: 1,
  })
})
