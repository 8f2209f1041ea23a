import { rateCalls as declaredRateCalls } from '#calls/rates.ts'
import { call } from './call.ts'
import { routeAt } from './route.ts'
import { signedIn } from './staff.ts'

const codeRoute = routeAt(declaredRateCalls, 'codes/[id]')
const codesRoute = routeAt(declaredRateCalls, 'codes')
const longStaysRoute = routeAt(declaredRateCalls, 'long-stays')
const guestsRoute = routeAt(declaredRateCalls, 'rates/guests')
const undoRoute = routeAt(declaredRateCalls, 'rates/history/[id]/undo')
const historyRoute = routeAt(declaredRateCalls, 'rates/history')
const ratesRoute = routeAt(declaredRateCalls, 'rates')
const seasonRoute = routeAt(declaredRateCalls, 'seasons/[id]')
const seasonsRoute = routeAt(declaredRateCalls, 'seasons')

type Fields = Record<string, unknown>

/** The calls about rates, as staff make them in one session. */
export async function rateCalls(email?: string) {
  const { cookie } = await signedIn(email)
  const post =
    (route: Parameters<typeof call>[0], path: string) =>
    (json: Fields, dry = false) =>
      call(route, 'POST', `/api/${path}${dry ? '?dry=1' : ''}`, { cookie, json })
  const params = (id: unknown) => ({ id: String(id) })
  return {
    cookie,
    rates: async (query: Record<string, string | number>) => {
      const text = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, `${value}`]),
      )
      return call(ratesRoute, 'GET', `/api/rates?${text}`, { cookie })
    },
    setDays: post(ratesRoute, 'rates'),
    seasons: async () => (await call(seasonsRoute, 'GET', '/api/seasons', { cookie })).body.seasons,
    addSeason: post(seasonsRoute, 'seasons'),
    changeSeason: (id: number, json: Fields, dry = false) =>
      call(seasonRoute, 'POST', `/api/seasons/${id}${dry ? '?dry=1' : ''}`, {
        cookie,
        json,
        params: params(id),
      }),
    deleteSeason: (id: number, version: number) =>
      call(seasonRoute, 'DELETE', `/api/seasons/${id}`, {
        cookie,
        json: { version },
        params: params(id),
      }),
    codes: async () => (await call(codesRoute, 'GET', '/api/codes', { cookie })).body.codes,
    addCode: post(codesRoute, 'codes'),
    changeCode: (id: number, json: Fields) =>
      call(codeRoute, 'POST', `/api/codes/${id}`, { cookie, json, params: params(id) }),
    longStays: async () =>
      (await call(longStaysRoute, 'GET', '/api/long-stays', { cookie })).body.steps,
    setLongStays: post(longStaysRoute, 'long-stays'),
    guests: async () =>
      (await call(guestsRoute, 'GET', '/api/rates/guests', { cookie })).body.rooms,
    setGuests: post(guestsRoute, 'rates/guests'),
    history: async (before?: number) =>
      (
        await call(historyRoute, 'GET', `/api/rates/history${before ? `?before=${before}` : ''}`, {
          cookie,
        })
      ).body,
    undo: (id: number) =>
      call(undoRoute, 'POST', `/api/rates/history/${id}/undo`, { cookie, params: params(id) }),
  }
}
