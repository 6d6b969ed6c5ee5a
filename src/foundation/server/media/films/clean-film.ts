import { fail } from '#foundation/rules/errors.ts'
import { boxesOf, type FilmBox, FilmFault, readFilmBoxes } from './film-boxes.ts'
import { hiddenSamples } from './film-samples.ts'

export interface CleanFilm {
  bytes: Buffer
  ending: 'mp4' | 'mov'
  width: number
  height: number
}

const brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash|mmp4|3gp[4-9]|qt {2})$/
const longestSeconds = 3600
const wordsForType = 'Please choose a JPEG, PNG, MP4 or MOV file.'

/**
 * Accepts a film by its structure and overwrites everything that is not picture or sound: places,
 * camera models, hidden tracks. Nothing moves, so the film still plays.
 */
export function cleanFilm(film: Uint8Array): CleanFilm {
  const bytes = Buffer.from(film)
  try {
    const boxes = readFilmBoxes(bytes)
    const ending = endingOf(bytes, boxes[0])
    const moov = theOne(boxes, 'moov')
    refuseWithout(boxes, moov)
    refuseLength(bytes, boxesOf(moov.children, 'mvhd')[0])
    const size = sizeOf(bytes, moov)
    blankHiddenTracks(bytes, moov)
    blankTags(bytes, boxes)
    return { bytes, ending, ...size }
  } catch (error) {
    if (!(error instanceof FilmFault || error instanceof RangeError)) throw error
    return fail('unsupported_media_type', undefined, wordsForType)
  }
}

function endingOf(film: Buffer, first: FilmBox | undefined): 'mp4' | 'mov' {
  if (first?.type !== 'ftyp') throw new FilmFault('Not a film')
  const brand = film.toString('latin1', first.content, first.content + 4)
  if (!brands.test(brand)) throw new FilmFault('Not a film we know')
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

function theOne(boxes: readonly FilmBox[], type: string): FilmBox {
  const [found, ...more] = boxesOf(boxes, type)
  if (!found || more.length > 0) throw new FilmFault(`There is not one ${type}`)
  return found
}

function refuseWithout(boxes: readonly FilmBox[], moov: FilmBox): void {
  if (boxesOf(boxes, 'mdat').length === 0) throw new FilmFault('There is nothing to show')
  if (boxesOf(moov.children, 'trak').length === 0) throw new FilmFault('There is no track')
}

/** In a version 1 box, dates and lengths take eight bytes each, otherwise four. */
function refuseLength(film: Buffer, mvhd: FilmBox | undefined): void {
  if (!mvhd) throw new FilmFault('There is no header')
  const isLong = film.readUInt8(mvhd.content) === 1
  const scale = film.readUInt32BE(mvhd.content + (isLong ? 20 : 12))
  const units = isLong
    ? Number(film.readBigUInt64BE(mvhd.content + 24))
    : film.readUInt32BE(mvhd.content + 16)
  if (scale === 0 || units / scale > longestSeconds) throw new FilmFault('It is too long')
}

function sizeOf(film: Buffer, moov: FilmBox): { width: number; height: number } {
  const track = boxesOf(moov.children, 'trak').find(trak => handlerOf(film, trak) === 'vide')
  const header = track && boxesOf(track.children, 'tkhd')[0]
  if (!header) throw new FilmFault('There is no picture')
  const width = film.readUInt32BE(header.end - 8) / 65_536
  const height = film.readUInt32BE(header.end - 4) / 65_536
  const isTurned = film.readInt32BE(header.end - 44) === 0
  if (width < 1 || height < 1) throw new FilmFault('There is no picture')
  const [across, down] = isTurned ? [height, width] : [width, height]
  return { width: Math.round(across), height: Math.round(down) }
}

function handlerOf(film: Buffer, trak: FilmBox): string {
  const hdlr = boxesOf(trak.children, 'mdia', 'hdlr')[0]
  return hdlr ? film.toString('latin1', hdlr.content + 8, hdlr.content + 12) : ''
}

/**
 * Telephones record their position in a track of its own, moment by moment. Samples that share
 * their bytes would be overwritten again and again.
 */
function blankHiddenTracks(film: Buffer, moov: FilmBox): void {
  let left = film.length
  for (const trak of boxesOf(moov.children, 'trak')) {
    if (['vide', 'soun'].includes(handlerOf(film, trak))) continue
    for (const { start, end } of hiddenSamples(film, trak)) {
      left -= end - start
      if (left < 0) throw new FilmFault('There are more samples than film')
      film.fill(0, start, end)
    }
    blank(film, trak)
  }
}

const needed = new Set([
  ...'ftyp moov mdat moof mfra trak mvhd tkhd mdia minf stbl edts dinf mvex traf elst'.split(' '),
  ...'mdhd hdlr vmhd smhd nmhd gmhd dref stsd stts stss ctts stsc stsz stco co64 sgpd'.split(' '),
  ...'sbgp sdtp cslg stps mehd trex mfhd tfhd tfdt trun saiz saio mfro tfra sidx styp'.split(' '),
  ...'elng tref tapt'.split(' '),
])

/** Boxes that a player does not need, mainly tags, become free space. */
function blankTags(film: Buffer, boxes: readonly FilmBox[]): void {
  for (const box of boxes) {
    if (needed.has(box.type)) blankTags(film, box.children)
    else blank(film, box)
  }
}

function blank(film: Buffer, { start, content, end }: FilmBox): void {
  film.write('free', start + 4, 'latin1')
  film.fill(0, content, end)
}
