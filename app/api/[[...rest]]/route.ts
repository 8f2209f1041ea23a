import { calls } from '#calls/all.ts'
import { mount } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mount(calls)
