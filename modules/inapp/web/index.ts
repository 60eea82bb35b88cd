export { inAppBrowserOf, type InAppBrowser } from '../rules/in-app-browser.ts'
export { appHere, isInAppOpen, openInApp, startInApp } from './in-app-trigger.ts'
