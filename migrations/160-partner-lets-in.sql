-- People read "partner" everywhere; this label was written before.
update configuration_item set label = 'The partner lets you in'
where list = 'storage-access-type' and value = 'host-present';
