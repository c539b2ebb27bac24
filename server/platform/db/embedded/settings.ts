/**
 * PostgreSQL settings for a machine shared with other programs; anything else is PostgreSQL's
 * default.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // A large import writes a gigabyte of WAL, and each checkpoint during it causes full-page writes
  // again.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Logs neither statements nor error details, because both contain values, which may be personal
  // data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};
