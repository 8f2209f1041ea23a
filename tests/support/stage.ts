import { test as base, expect } from '@playwright/test'
import type { ComponentProps, ComponentType } from 'react'
import { type Answer, type Asked, answerTo, pageOf, type Said, startStage } from './stage-server.ts'

/** The server of a worker, and what it says. */
export type Staged = { server: Server; said: Said }

type Server = Awaited<ReturnType<typeof startStage>>

// biome-ignore lint/suspicious/noExplicitAny: a component of any props
type Part = ComponentType<any>

type PropsOf<P extends Part> = (
  query: URLSearchParams,
) => ComponentProps<P> | Promise<ComponentProps<P>>

export type Stage = {
  /**
   * Says that the page at a path is a component, by its file and name, as `components/staff/rooms/rooms-screen.tsx#RoomsScreen`;
   * a function is asked for the props at each load, by the query of its address.
   */
  at<P extends Part>(path: string, part: string, props: ComponentProps<P> | PropsOf<P>): void
  /** Says what a call answers: `stage.answer('POST rooms_save', …)`. */
  answer(call: string, answer: object | Answer): void
  /** The calls of the page so far. */
  asked: Asked[]
  /** Sends an event to the open pages of staff. */
  tell: Server['tell']
}

/**
 * Playwright's `test` with a stage instead of a site: pages that show one component each, whose calls the test answers.
 * A call that no test speaks of is refused, and fails the test.
 */
export const test = base.extend<{ stage: Stage }, { staged: Staged }>({
  staged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      const said: Said = { pages: new Map(), answers: new Map(), asked: [], isFirst: true }
      const server = await startStage(said)
      await use({ server, said })
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ staged }, use) => use(staged.server.url),
  context: async ({ context }, use) => {
    await use(context)
    // The next test has the same browser, and Playwright leaves it these. The page is left, so that it makes no more calls.
    await context.setOffline(false)
    await context.clearPermissions()
    for (const page of context.pages()) {
      // A test may have answered that it stays.
      page.removeAllListeners('dialog')
      await page.goto('about:blank')
    }
  },
  stage: async ({ staged: { said, server } }, use) => {
    said.pages.clear()
    said.answers.clear()
    said.asked = []
    said.isFirst = true
    said.product = undefined
    await use({
      at: (path, part, props) => void said.pages.set(path, pageOf(part, props)),
      answer(call, answer) {
        said.answers.set(call, typeof answer === 'function' ? (answer as Answer) : () => answer)
      },
      asked: said.asked,
      tell: server.tell,
    })
    const unanswered = said.asked
      .filter((asked) => !said.product && !answerTo(asked, said.answers))
      .map(({ method, path }) => `${method} ${path}`)
    expect(unanswered, 'calls that the test does not answer').toEqual([])
  },
})
