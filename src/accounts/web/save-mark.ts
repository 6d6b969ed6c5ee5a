/**
 * At the end of the address of a search that is to be saved once somebody is logged in. Apart from
 * who reads it, as a search needs no more.
 */
export const saveMark = '#save'
