/**
 * The settings of the bundled server. Its log has one file per weekday, overwritten a week later, and errors in it contain
 * neither the row nor its values, which may be a guest's.
 * https://www.postgresql.org/docs/current/runtime-config-logging.html
 */
export const postgresSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=120',
  'log_checkpoints=off',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'logging_collector=on',
  'log_filename=server-%a.log',
  'log_rotation_age=1d',
  'log_rotation_size=0',
  'log_truncate_on_rotation=on',
]
