/** A file as browsers see it. The parameters are SQL expressions. */
export const mediaOf = (venueId: string, mediaId: string) =>
  `(select jsonb_build_object('media_id', f.media_id, 'kind', f.kind, 'mime_type', f.mime_type,
              'file_name', f.file_name, 'bytes', f.bytes, 'state', f.state, 'problem', f.problem)
    from media f where f.venue_id = ${venueId}
       and f.media_id = ${mediaId})`;
