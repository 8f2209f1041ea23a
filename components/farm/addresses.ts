import { farm } from '#lib/farm/rules/farm.ts'

/** The address that calls the farm. */
export const dial = () => `tel:${farm().phone.replace(/\s/g, '')}`
/** The address that opens a WhatsApp conversation with the farm. */
export const whatsapp = () => `https://wa.me/${farm().whatsapp}`
